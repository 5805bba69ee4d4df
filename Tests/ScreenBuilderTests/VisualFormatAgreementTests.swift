import ScreenFiles
import Testing

@testable import UIKit

/// There are two parsers of the Visual Format Language: that of screen files, which reports locations and
/// hints, and UIKit's. A line accepted by the first must not be rejected by the second.
@Suite struct VisualFormatAgreementTests {
    private static let pieces = [
        "H:", "V:", "|", "|", "-", "-", "-", "8", "0.5", "-8", "(", ")", "(-8)", "(>=8)", "(<=8,>=2@250)",
        "(==b)", "(20@0.0001)", "(8@high)", "[a]", "[b]", "[a(44)]", "[b(==a@low)]", ",", "@", "==", "[", "]",
    ]

    /// Returns a line of random pieces for a seed.
    private static func line(_ seed: Int) -> String {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ count: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(count))
        }
        let start = ["H:|", "V:|", "|", "[a]", "H:"][next(5)]
        return start + (0...next(7)).map { _ in pieces[next(pieces.count)] }.joined()
    }

    @Test func whatPassesInAFileIsReadByUIKit() throws {
        var passed = 0
        for seed in 0..<4_000 {
            let line = Self.line(seed)
            let text =
                "root:\n  subviews: [{ id: a }, { id: b }]\n  constraints:\n    - '\(line)'\n"
            let parsed = parseScreenFile(text, file: "f")
            guard parsed.diagnostics.isEmpty else { continue }
            let root = try #require(parsed.document?.scenes.first?.root)
            guard case .visualFormat(let format, _, _)? = root.constraints.first?.rule else {
                Issue.record("'\(line)' is no visual format")
                continue
            }
            passed += 1
            let superview = UIView(), a = UIView(), b = UIView()
            for view in [a, b] { superview.addSubview(view) }
            #expect(throws: Never.self, "\(line)") {
                try NSLayoutConstraint.constraints(
                    parsing: format, views: ["a": a, "b": b], superview: superview)
            }
        }
        #expect(passed > 100)
    }
}
