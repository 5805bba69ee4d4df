import Testing

@testable import SwiftPorting

/// What others see of a source has the values of properties, since these may give them their types.
@Suite("Values of properties")
struct PropertyValueTests {
    @Test(
        "are seen with the blocks in them",
        arguments: [
            "let x = if Bool.random() { VALUE } else { VALUE }",
            "let x = switch 1 { default: if true { VALUE } else { VALUE } }",
            "let x = { if Bool.random() { return VALUE } else { return VALUE } }()",
            "lazy var x = { do { return VALUE } }()",
            "func f(_ x: Any = { do { return VALUE } }()) {}",
        ])
    func values(_ member: String) {
        let digests = ["1", "2.0"].map { value in
            let text = "class C { \(member.replacing("VALUE", with: value)) }"
            return SourceInterface.digest(of: Array(text.utf8))
        }
        #expect(digests[0] != digests[1])
    }

    @Test("are seen without the accessors that follow them")
    func observers() {
        let digests = ["1", "2"].map { value in
            SourceInterface.digest(of: Array("var x = 0 { didSet { print(\(value)) } }".utf8))
        }
        #expect(digests[0] == digests[1])
    }
}
