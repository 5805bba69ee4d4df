import Files
import Foundation
import Gallery

/// Ends the process cleanly when it receives SIGINT or SIGTERM: no partially written file is left behind, and
/// a terminal has its settings again.
enum Interrupts {
    /// Installs the signal handling. Must be called before any thread is started, so that all threads block
    /// the signals.
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
            removeUnfinishedFiles()
            GalleryFolder.removeUnfinished()
            RevisionFolder.removeAll()
            RawTerminal.restore()
            _exit(signal == SIGINT ? RunStatus.interrupted : 128 + signal)
        }
        thread.stackSize = 64 << 10
        thread.start()
    }
}
