import Diagnostics
import Testing

@Suite struct NearestNameTests {
    private let names = ["backgroundColor", "borderColor", "text", "textColor", "alpha"]

    @Test(arguments: [
        ("backgroundColour", "backgroundColor"), ("txet", "text"), ("Alpha", "alpha"),
        ("texColor", "textColor"),
    ])
    func aMisspeltNameFindsItsOwn(misspelt: String, meant: String) {
        #expect(NearestName.of(misspelt, among: names) == meant)
    }

    @Test func whatIsFarFromAllFindsNone() {
        #expect(NearestName.of("zebra", among: names) == nil)
        #expect(NearestName.of("", among: names) == nil)
    }

    @Test func theFirstOfEquallyNearNamesWins() {
        #expect(NearestName.of("cat", among: ["bat", "rat"]) == "bat")
    }

    @Test func withoutANearNameTheHintListsAFew() {
        #expect(NearestName.hints(for: "zebra", among: ["a", "b"]) == ["known: a, b"])
        #expect(NearestName.hints(for: "txt", among: names) == ["did you mean 'text'?"])
        #expect(NearestName.hints(for: "zebra", among: (0..<40).map { "name\($0)x" }).isEmpty)
    }
}
