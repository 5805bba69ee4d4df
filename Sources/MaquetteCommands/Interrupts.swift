import Files
import Foundation
import Gallery
import Synchronization

/// Ends the process cleanly when a signal ends it: no partially written file is left behind, and a terminal has its
/// settings again.
enum Interrupts {
    /// The signals: an interrupt, the end of the process, of its terminal, and of its processor time.
    private static let watched = [SIGINT, SIGTERM, SIGHUP, SIGXCPU]

    /// What is done first when a signal has come; returns what is done last, once nothing is left behind.
    typealias Ending = @Sendable (_ exitCode: Int32) -> (() -> Void)?
    private static let ending = Mutex<Ending?>(nil)

    /// What is called when a signal ends the process; nil for nothing.
    static func end(with ending: Ending?) { self.ending.withLock { $0 = ending } }

    /// Installs the signal handling. Must be called before any thread is started, so that all threads block
    /// the signals.
    static func watch() {
        // A write beyond a limit of file sizes fails, and the file in progress is removed as after any failure.
        signal(SIGXFSZ, SIG_IGN)
        var signals = set(of: watched.filter { $0 != SIGHUP || !isIgnored($0) })
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let thread = Thread { [signals] in
            var waited = signals
            var signal: Int32 = 0
            while sigwait(&waited, &signal) != 0 {}
            let code = 128 + signal
            let last = ending.withLock { $0 }?(code)
            removeUnfinishedFiles()
            GalleryFolder.removeUnfinished()
            RevisionFolder.removeAll()
            RawTerminal.restore()
            // What is done last may wait for another program; another signal ends that.
            pthread_sigmask(SIG_UNBLOCK, &waited, nil)
            last?()
            _exit(code)
        }
        thread.stackSize = 256 << 10
        thread.start()
    }

    /// Lets signals end the program that this process becomes, also in the background of a script, where shells ignore
    /// SIGINT.
    static func release() {
        for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
        signal(SIGXFSZ, SIG_DFL)
        var signals = set(of: watched)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private static func set(of numbers: [Int32]) -> sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        return signals
    }

    /// Whether the program that started this one has a signal ignored, as `nohup` does with SIGHUP.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
