import Foundation
import Maquette
import TestSupport
import Testing

/// Finding inputs in a folder.
@Suite struct InputFinderTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// The files found in a folder, without its path.
    private func found(in folder: String = "") -> [String] {
        let root = directory.path + (folder.isEmpty ? "" : "/" + folder)
        return InputFinder.files(for: [root]).map { String($0.dropFirst(directory.path.count + 1)) }
    }

    private func write(_ names: [String]) throws {
        for name in names { try directory.write("", to: name) }
    }

    @Test func storyboardsXibsAndScreenFilesAreFoundInTheOrderOfNames() throws {
        try write(["b/Main.storyboard", "a/Cell.xib", "z.screen.yaml", "a/Info.plist", "a/notes.yaml"])
        #expect(found() == ["a/Cell.xib", "b/Main.storyboard", "z.screen.yaml"])
    }

    @Test func whatBuildsLeaveBehindAndWhatIsHiddenIsSkipped() throws {
        try write([
            "App/A.xib", ".git/B.xib", "Pods/C.xib", "build/D.xib", "DerivedData/E.xib", "Carthage/F.xib",
            "Some.framework/G.xib", "Some.app/H.xib", ".I.xib", "node_modules/J.xib",
        ])
        #expect(found() == ["App/A.xib"])
    }

    @Test func aFolderThatIsNamedIsWalkedWhateverItsName() throws {
        try directory.write("build/\n", to: ".gitignore")
        try write(["build/D.xib"])
        #expect(found(in: "build") == ["build/D.xib"])
    }

    @Test func copiesInOtherLanguagesAreNotFoundBesideOneAnother() throws {
        try write([
            "Base.lproj/A.xib", "de.lproj/A.xib", "de.lproj/B.xib", "en.lproj/C.xib", "fr.lproj/C.xib",
        ])
        try write(["b/de.lproj/A.xib", "de.lproj/a.screen.yaml"])
        let all = [
            "Base.lproj/A.xib", "b/de.lproj/A.xib", "de.lproj/B.xib", "de.lproj/a.screen.yaml",
            "en.lproj/C.xib",
        ]
        #expect(found() == all)
        #expect(found(in: "de.lproj") == ["de.lproj/A.xib", "de.lproj/B.xib", "de.lproj/a.screen.yaml"])
        let matching = InputFinder.files(matching: directory.path + "/**/C.xib")
        #expect(matching == [directory.path + "/en.lproj/C.xib"])
    }

    @Test func anXcodeProjectStandsForItsFolder() throws {
        try write(["App/A.xib", "App/App.xcodeproj/project.pbxproj", "B.xib"])
        #expect(found(in: "App/App.xcodeproj") == ["App/A.xib"])
        #expect(found(in: "App/App.xcodeproj/") == ["App/A.xib"])
    }

    /// Source: the documentation of gitignore, rule by rule.
    @Test(
        arguments: [
            ("a name matches at any depth", "Old.xib", ["New.xib", "a/New.xib"]),
            ("a slash in front binds to the folder", "/Old.xib", ["New.xib", "a/New.xib", "a/Old.xib"]),
            ("a slash in the middle binds too", "a/Old.xib", ["New.xib", "Old.xib", "a/New.xib"]),
            ("a slash behind means folders", "a/", ["New.xib", "Old.xib"]),
            ("a file is not a folder", "Old.xib/", ["New.xib", "Old.xib", "a/New.xib", "a/Old.xib"]),
            ("a star stays in one name", "*/Old.xib", ["New.xib", "Old.xib", "a/New.xib"]),
            ("the last line that matches decides", "*.xib\n!New.xib", ["New.xib", "a/New.xib"]),
            ("nothing comes back from a folder left out", "a\n!a/New.xib", ["New.xib", "Old.xib"]),
            ("two stars are any folders", "**/Old.xib", ["New.xib", "a/New.xib"]),
            ("all inside", "a/**", ["New.xib", "Old.xib"]),
            ("a question mark and a set", "?ld.xib\n[M-O]ew.xib", []),
            ("a set of all others", "[!N]*.xib", ["New.xib", "a/New.xib"]),
            (
                "comments and blank lines", "# Old.xib\n\n   \n",
                ["New.xib", "Old.xib", "a/New.xib", "a/Old.xib"]
            ),
            ("spaces behind do not count", "Old.xib   ", ["New.xib", "a/New.xib"]),
            ("a line end of Windows", "Old.xib\r\n", ["New.xib", "a/New.xib"]),
        ] as [(String, String, [String])])
    func linesOfGitignore(rule: String, text: String, expected: [String]) throws {
        try directory.write(text, to: ".gitignore")
        try write(["Old.xib", "New.xib", "a/Old.xib", "a/New.xib"])
        #expect(found() == expected, "\(rule)")
    }

    @Test func filesOfRulesHoldForTheirFolderAndTheInnermostDecides() throws {
        try directory.write("*.xib\n", to: ".gitignore")
        try directory.write("!Kept.xib\n/Here.xib\n", to: "a/.gitignore")
        try write(["Kept.xib", "a/Kept.xib", "a/Here.xib", "a/b/Kept.xib", "a/b/Other.xib"])
        #expect(found() == ["a/Kept.xib", "a/b/Kept.xib"])
    }

    @Test func rulesAboveTheFolderHoldUpToTheTopOfTheRepository() throws {
        try directory.write("Out.xib\n", to: ".gitignore")
        try directory.write("/App/Gone.xib\n", to: "repository/.gitignore")
        try write([
            "repository/.git/HEAD", "repository/App/Gone.xib", "repository/App/Kept.xib",
            "repository/App/Out.xib",
        ])
        #expect(found(in: "repository/App") == ["repository/App/Kept.xib", "repository/App/Out.xib"])
    }

    @Test func linksInCirclesEnd() throws {
        try write(["a/One.xib"])
        let files = FileManager.default
        let path = directory.path
        try files.createSymbolicLink(atPath: path + "/a/again", withDestinationPath: path)
        try files.createSymbolicLink(atPath: path + "/Self.xib", withDestinationPath: path + "/Self.xib")
        try files.createSymbolicLink(atPath: path + "/Two.xib", withDestinationPath: path + "/a/One.xib")
        #expect(found() == ["Two.xib", "a/One.xib"])
    }

    @Test(.timeLimit(.minutes(10))) func aPatternOfManyStarsTakesNoTime() throws {
        try directory.write(String(repeating: "*a", count: 2000) + "b\n", to: ".gitignore")
        let name = String(repeating: "a", count: 200) + ".xib"
        try write([name])
        #expect(found() == [name])
    }
}

/// The names of outputs for files that were found in folders.
@Suite struct InputNameTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Returns the names of the inputs found for some paths; nil for the document's own name.
    private func names(_ files: [String], for paths: [String] = [""]) throws -> [String: String?] {
        for file in files { try directory.write("", to: file) }
        let inputs = InputFinder.inputs(for: paths.map { "\(directory.path)/\($0)" })
        let root = directory.path + "/"
        return Dictionary(
            inputs.map { ($0.path.replacing(root, with: ""), $0.screenName) },
            uniquingKeysWith: { first, _ in first })
    }

    @Test func aNameThatNoOtherHasStays() throws {
        #expect(try names(["a/One.xib", "b/Two.xib"]) == ["a/One.xib": nil, "b/Two.xib": nil])
    }

    @Test func theNearestFolderTellsApart() throws {
        let found = try names(["App/Login/Main.storyboard", "App/Home/Main.storyboard", "App/Other.xib"])
        #expect(
            found == [
                "App/Login/Main.storyboard": "Login-Main", "App/Home/Main.storyboard": "Home-Main",
                "App/Other.xib": nil,
            ])
    }

    @Test func asManyFoldersAsItTakesWithoutThoseOfLanguages() throws {
        let found = try names(["one/App/Base.lproj/Main.storyboard", "two/App/Base.lproj/Main.storyboard"])
        #expect(
            found == [
                "one/App/Base.lproj/Main.storyboard": "one-App-Main",
                "two/App/Base.lproj/Main.storyboard": "two-App-Main",
            ])
    }

    @Test func languagesTellApartWhatNothingElseDoes() throws {
        let found = try names(
            ["App/de.lproj/Main.xib", "App/ja.lproj/Main.xib"], for: ["App/de.lproj", "App/ja.lproj"])
        #expect(
            found == ["App/de.lproj/Main.xib": "de-lproj-Main", "App/ja.lproj/Main.xib": "ja-lproj-Main"])
    }

    @Test func theFolderThatIsNamedIsNoPartOfAName() throws {
        let found = try names(
            ["checkout/Main.storyboard", "checkout/App/Main.storyboard"], for: ["checkout"])
        #expect(
            found == ["checkout/Main.storyboard": "Main", "checkout/App/Main.storyboard": "App-Main"])
    }

    @Test func inOneFolderTheKindTellsApart() throws {
        #expect(
            try names(["a/Cell.xib", "a/Cell.storyboard"]) == [
                "a/Cell.xib": "Cell-xib", "a/Cell.storyboard": "Cell-storyboard",
            ])
    }

    @Test func aFileThatIsNamedKeepsItsName() throws {
        #expect(
            try names(["a/Main.xib", "b/Main.xib"], for: ["a/Main.xib", "b"]) == [
                "a/Main.xib": nil, "b/Main.xib": "b-Main",
            ])
    }

    /// `é` as one scalar and as two: equal strings in Swift, but different file names.
    @Test func namesThatDifferInTheirNormalFormAreNumbered() throws {
        for name in ["a/caf\u{E9}.xib", "a/cafe\u{301}.xib"] { try directory.write("", to: name) }
        let inputs = InputFinder.inputs(for: [directory.path])
        #expect(inputs.count == 2)
        #expect(inputs.allSatisfy { $0.screenName != nil })
        #expect(Set(inputs.map(\.screenName)).count == 2)
    }

    @Test func dotsInsideANameStay() throws {
        let file = try directory.write("root: {}\n", to: "screens/login.v2.screen.yaml")
        let loaded = LoadedInput.file(file, selection: InputSelection())
        #expect(loaded.recipes.map(\.screen) == ["login.v2"])
        #expect(
            try names(["one/login.v2.screen.yaml"]) == [
                "one/login.v2.screen.yaml": "one-login.v2",
                "screens/login.v2.screen.yaml": "screens-login.v2",
            ])
    }
}
