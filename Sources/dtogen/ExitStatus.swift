/// How a run ends, as the shell sees it.
enum ExitStatus: Int32 {
  case done = 0
  /// It could not be generated, or `--check` found drift.
  case failed = 1
  /// The command line was wrong: `EX_USAGE` of sysexits.
  case usage = 64
}
