import Foundation
import Testing

/// Rooms inside of a module that are to become modules of their own: what they may not name.
@Suite("Walls inside of UIKit")
struct WallTests {
    /// The folders of UIKit that layers know nothing of.
    private static let viewFolders = [
        "Accessibility", "Animation", "Collections", "Controllers", "Controls", "Documents", "Dynamics",
        "Events", "Focus", "Gestures", "Interactions", "Interfaces", "Keyboard", "Layout", "Menus",
        "Rendering", "Scrolling", "Sharing", "SwiftFour", "Text", "TextKit", "Views",
    ]

    /// Names of views that Core Animation uses nevertheless, each with its reason.
    private static let allowed: [String: String] = [:]

    @Test("Core Animation names no type of views")
    func layers() throws {
        let files = House.swiftFiles(under: "Sources/UIKit/QuartzCore")
        #expect(files.count > 80)
        let own = files.reduce(into: Set<String>()) { $0.formUnion(Self.declaredTypes(in: $1)) }
        var names = Set<String>()
        for folder in Self.viewFolders {
            for file in House.swiftFiles(under: "Sources/UIKit/" + folder) {
                names.formUnion(Self.declaredTypes(in: file))
            }
        }
        names.subtract(own)
        #expect(names.contains("UIView") && names.contains("TextBlock"))
        for file in files {
            for line in file.numbered {
                for name in Self.words(of: line.text)
                where (names.contains(name) || name.starts(with: /UI[A-Z]/)) && Self.allowed[name] == nil {
                    Issue.record(
                        """
                        \(file.path):\(line.number): a layer does not know \(name); state what it needs as a protocol, \
                        as LayerOwner does
                        """)
                }
            }
        }
    }

    /// The types that a file declares outside of others.
    private static func declaredTypes(in file: TextFile) -> [String] {
        file.lines.compactMap { line in
            line.firstMatch(
                of: /^(?:(?:public|package|open|final|indirect|@\w+) )*(?:class|struct|enum|protocol) (\w+)/
            ).map { String($0.1) }
        }
    }

    /// The names in a line of code; those of comments and texts are left out.
    private static func words(of line: String) -> [String] {
        guard let code = line.components(separatedBy: "//").first else { return [] }
        let spoken = code.replacing(/"[^"]*"/, with: "")
        return spoken.matches(of: /(?:^|[^.\w])([A-Z]\w+)/).map { String($0.1) }
    }
}
