import DTOGenCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Works through the parts of a run on all processors, with a thread for each.
enum Processors {
  /// Fewer parts than this are done before the threads have started.
  private static let fewest = 8
  /// What the system gives the first thread; others would have a fraction of it on some systems.
  private static let stackBytes = 8 << 20

  static let parallel = ParallelMap { count, body in
    let threads = min(count, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    guard count >= fewest, threads > 1 else {
      for index in 0..<count { body(index) }
      return
    }
    withoutActuallyEscaping(body) { body in
      let turns = Turns(count: count, body: body)
      let others = (1..<threads).compactMap { _ in start(turns) }
      turns.take()
      for thread in others { pthread_join(thread, nil) }
    }
  }

  /// Hands out the numbers below a count, each once, to whichever thread asks next.
  private final class Turns: @unchecked Sendable {
    private let count: Int
    private let body: @Sendable (Int) -> Void
    private var next = 0
    private let lock: UnsafeMutablePointer<pthread_mutex_t>

    init(count: Int, body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
      lock = .allocate(capacity: 1)
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    func take() {
      while let index = draw() { body(index) }
    }

    private func draw() -> Int? {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      guard next < count else { return nil }
      next += 1
      return next - 1
    }
  }

  /// Nil where the system has no thread left: then the others do the work.
  private static func start(_ turns: Turns) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackBytes)
    let argument = Unmanaged.passRetained(turns)
    #if canImport(Darwin) || canImport(Musl)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let result = pthread_create(
      &thread, &attributes,
      { argument in
        #if canImport(Darwin)
          let turns = Unmanaged<Turns>.fromOpaque(argument)
        #else
          guard let argument else { return nil }
          let turns = Unmanaged<Turns>.fromOpaque(argument)
        #endif
        turns.takeRetainedValue().take()
        return nil
      }, argument.toOpaque())
    guard result == 0 else {
      argument.release()
      return nil
    }
    return thread
  }
}
