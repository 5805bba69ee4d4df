import Testing

@testable import Files

@Suite struct FoldedFileNameTests {
    /// Pairs that the case folding of Unicode (CaseFolding.txt, statuses C and F) or canonical equivalence makes one.
    @Test(
        arguments: [
            ("Login", "login"), ("LOGIN", "lOgIn"), ("Straße", "STRASSE"), ("ὈΔΥΣΣΕΎΣ", "ὀδυσσεύς"),
            ("caf\u{E9}", "cafe\u{301}"), ("CAF\u{C9}", "cafe\u{301}"), ("\u{212B}", "\u{E5}"), ("Ž", "ž"),
        ] as [(String, String)])
    func namesThatAreOneFileElsewhere(first: String, second: String) {
        #expect(first.foldedFileName == second.foldedFileName)
    }

    @Test(arguments: [("login", "logon"), ("cafe", "caf\u{E9}"), ("a-1", "a_1"), ("i", "j")])
    func namesThatAreTwoFilesEverywhere(first: String, second: String) {
        #expect(first.foldedFileName != second.foldedFileName)
    }

    @Test func pathsAreComparedAsBytes() {
        #expect("caf\u{E9}" == "cafe\u{301}")
        #expect(PathKey("caf\u{E9}") != PathKey("cafe\u{301}"))
        #expect(PathKey("a/b") == PathKey("a/b"))
    }
}
