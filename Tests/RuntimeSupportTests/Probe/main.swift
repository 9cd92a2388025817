// A program that is compiled together with the rendered runtime templates and checks what they do.
// It prints one line for each expectation that does not hold, and fails if there is any.

import Foundation

checkKernel()
checkMapping()
checkDates()
checkDecoding()
checkFailures()
checkUnions()
checkLossyLists()
checkFixtures()
checkDomainText()
exit(Expectations.report())
