/// The types that UIKit declares in place of those of Foundation, Dispatch and Swift, so that they are on the clock of a
/// render and see nothing of the machine.
enum ReplacedTypes {
    private static let names = [
        "DateComponentsFormatter", "DispatchGroup", "DispatchPredicate", "DispatchQueue", "DispatchTime",
        "DispatchTimeInterval", "DispatchWallTime", "DispatchWorkItem", "FileManager", "MainActor",
        "NotificationCenter", "RunLoop", "Task", "Timer", "UserDefaults",
    ]

    /// Declarations that say which type is meant where a module sees both: XCTest shows those of Foundation.
    ///
    /// - Parameter own: The names of types that the module declares itself.
    /// - Returns: The lines of a source.
    static func choices(except own: Set<String>) -> [String] {
        names.filter { !own.contains($0) }.map { "typealias \($0) = UIKit.\($0)" } + [""]
    }
}
