import Foundation
import Synchronization

/// A terminal that passes keys on as they are pressed and does not print them.
enum RawTerminal {
    /// The terminal in raw mode, with its settings before; nil if there is none.
    private static let changed = Mutex<(descriptor: Int32, settings: termios)?>(nil)

    /// Puts a terminal into raw mode; signals from the keyboard remain. Returns false if the descriptor is no
    /// terminal.
    static func enter(_ descriptor: Int32) -> Bool {
        changed.withLock { changed in
            var settings = termios()
            guard tcgetattr(descriptor, &settings) == 0 else { return false }
            if changed == nil { changed = (descriptor, settings) }
            settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
            return tcsetattr(descriptor, TCSADRAIN, &settings) == 0
        }
    }

    /// Restores the terminal; does nothing if none is in raw mode. Called before the process ends.
    static func restore() {
        changed.withLock { changed in
            guard var previous = changed else { return }
            changed = nil
            tcsetattr(previous.descriptor, TCSADRAIN, &previous.settings)
        }
    }
}
