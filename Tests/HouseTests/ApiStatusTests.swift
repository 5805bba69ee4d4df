import Foundation
import Testing

@Suite("What is declared without effect")
struct ApiStatusTests {
    @Test("the documentation lists it, as the sources declare it")
    func documentation() throws {
        let file = House.root.appending(path: "docs/api-status.md")
        if ProcessInfo.processInfo.environment["RECORD_VOCABULARY"] != nil {
            try Data(ApiStatus.documentation.utf8).write(to: file)
        }
        #expect(
            House.text("docs/api-status.md") == ApiStatus.documentation,
            "record it with RECORD_VOCABULARY=1 swift test --filter ApiStatusTests")
    }

    @Test("a function of a stub with an empty body says that it has no effect, or when it is called")
    func emptyFunctions() {
        for file in House.swiftFiles(under: "Sources/Frameworks") {
            for type in ApiReader(file).types {
                for member in type.members where member.isEmpty {
                    let text = member.documentation
                    #expect(
                        text.contains(ApiStatus.marker) || text.hasPrefix("Called ")
                            || text.hasPrefix("The default implementation "),
                        "\(file.path):\(member.line): \(member.name): say \"\(ApiStatus.marker)\"")
                }
            }
        }
    }

    @Test("members are read with their labels, comments and bodies")
    func reading() throws {
        let file = TextFile(
            path: "Sources/Frameworks/A/A.swift",
            text: """
                /// A player.
                open class Player: NSObject, Playing {
                    /// The rate.
                    open var rate = 1.0
                    /// The time.
                    open var time: Double { 0 }
                    /// Seeks to a time; has no effect here.
                    open func seek(to time: Double, tolerance: (Double) -> Void) {}
                    /// Plays at a rate.
                    @discardableResult
                    open func play(
                        _ rate: Double, at: Double
                    ) -> Bool {
                        true
                    }
                    /// A state.
                    public enum State { case idle }
                }
                """)
        let types = ApiReader(file).types
        #expect(types.map(\.name) == ["Player", "Player.State"])
        let player = try #require(types.first)
        #expect(player.inherited == ["NSObject", "Playing"])
        #expect(player.members.map(\.name) == ["rate", "time", "seek(to:tolerance:)", "play(_:at:)"])
        #expect(player.members.map(\.isStored) == [true, false, false, false])
        #expect(player.members.map(\.isEmpty) == [false, false, true, false])
        #expect(player.members.last?.documentation == "Plays at a rate.")
    }
}
