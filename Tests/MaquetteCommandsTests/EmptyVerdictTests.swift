import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// No command reports success without having checked anything.
@Suite struct EmptyVerdictTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("", to: "empty/.keep")
        try directory.write("root: {}\n", to: "some/a.screen.yaml")
        try directory.write(
            #"<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0"><scenes/></document>"#,
            to: "mac/Mac.storyboard")
        try directory.write(
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>"#,
            to: "bare/Bare.storyboard")
        for (name, text) in [
            ("folder", "screens: empty"), ("pattern", "screens: some/*.xib"), ("none", "screens: []"),
            ("components", "components: {A: some/a.screen.yaml}"), ("mac", "screens: mac"),
            ("bare", "screens: bare"), ("kinds", "screens: some\ncompare: []"),
            ("states", "screens: some\nstates: nowhere"), ("some", "screens: some"), ("nothing", ""),
        ] { try directory.write(text, to: "\(name).yaml") }
    }

    private func run(_ arguments: [String]) throws -> CommandRun {
        try CommandRun(arguments.map { $0.replacing("$", with: directory.path) })
    }

    private static let verbs = [
        ["render", "-o", "$/out"], ["render", "--emit", "layout"], ["render", "--emit", "document"],
        ["layout"],
        ["layout", "--json"], ["preview"], ["lint"], ["lint", "--json"], ["explain", "--view", "root"],
    ]
    private static let nothings = [
        [], ["$/empty"], ["$/mac"], ["$/bare"], ["$/some", "--scene", "nowhere"],
        ["$/some", "--state", "nowhere"],
    ]

    @Test(arguments: verbs, nothings) func screens(verb: [String], nothing: [String]) throws {
        let run = try run(verb + nothing)
        #expect(run.status == .usage || run.status == .failure, "\(verb + nothing)")
        #expect(run.errors.contains("error: "), "\(verb + nothing): \(run.errors)")
        #expect(run.output.isEmpty || run.text.contains("[]"), "\(run.text)")
    }

    @Test(arguments: [
        ["-c", "$/folder.yaml"], ["-c", "$/pattern.yaml"], ["-c", "$/none.yaml"],
        ["-c", "$/components.yaml"],
        ["-c", "$/mac.yaml"], ["-c", "$/bare.yaml"], ["-c", "$/kinds.yaml"], ["-c", "$/states.yaml"],
        ["-c", "$/nothing.yaml"], ["-c", "$/no-such.yaml"], ["-c", "$/some.yaml", "$/empty"],
        ["-c", "$/some.yaml", "$/some/b.screen.yaml"], ["-c", "$/some.yaml", "--scene", "nowhere"],
        ["-c", "$/some.yaml", "--state", "nowhere"],
        ["-c", "$/some.yaml", "$/some/a.screen.yaml", "$/nowhere"],
    ])
    func goldens(arguments: [String]) throws {
        for record in ["never", "all"] {
            let run = try run(["test", "--record", record] + arguments)
            #expect(run.status == .usage || run.status == .failure, "\(arguments)")
            #expect(!run.errors.isEmpty, "\(arguments)")
            #expect(!run.text.contains("same") && !run.text.contains("recorded"), "\(run.text)")
        }
    }

    @Test(arguments: [
        ["$/empty", "$/empty"], ["$/mac", "$/mac"], ["$/no.png", "$/no.png"], ["$/no.txt", "$/no.txt"],
        ["$/bare", "$/bare"], ["$/no.screen.yaml", "$/no.screen.yaml"],
    ])
    func differences(files: [String]) throws {
        let run = try run(["diff"] + files)
        #expect(run.status == .usage || run.status == .failure, "\(files)")
        #expect(!run.errors.isEmpty)
    }

    @Test func galleriesWithoutScreens() throws {
        for verb in ["render", "layout", "lint", "preview"] {
            #expect(try CommandRun([verb], screens: []).status == .usage)
        }
        #expect(try CommandRun(["explain", "--view", "a"], screens: []).status == .usage)
    }

    @Test func fontsThatAreNotThere() throws {
        #expect(try run(["fonts", "--fonts", "$/nowhere"]).status == .usage)
    }
}
