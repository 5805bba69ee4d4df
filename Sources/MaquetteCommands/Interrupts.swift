import Files
import Foundation

/// Ends the process cleanly when it is interrupted or told to end: no half-written file stays behind.
enum Interrupts {
    /// Begins to watch. Called before any thread is started, so that all leave the signals to the watcher.
    static func watch() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let thread = Thread { [signals] in
            var waited = signals
            var signal: Int32 = 0
            while sigwait(&waited, &signal) != 0 {}
            abandonUnfinishedFiles()
            _exit(signal == SIGINT ? RunStatus.interrupted : 128 + signal)
        }
        thread.stackSize = 64 << 10
        thread.start()
    }
}
