import Foundation
import Goldens
import Maquette
import TestSupport
import Testing
import UIKit

@testable import MaquetteTesting

/// The names of goldens of parameterized tests.
@Suite struct AssertionArgumentTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    enum Size: CaseIterable { case small, large }
    enum Theme: String { case day = "light day" }
    struct Card: CustomTestStringConvertible { var testDescription: String { "card one" } }

    private func compare(
        _ screen: String = "screen", color: UIColor = .red, named name: String? = nil, line: UInt = #line,
        variant: Variant? = nil
    ) throws -> [String] {
        let comparison = compareInput(
            .screen(
                Screen(screen) {
                    let controller = UIViewController()
                    controller.view.backgroundColor = color
                    return controller
                }, selection: InputSelection()), [try variant ?? Variant(device: "4x4@1")],
            GoldenSetting(
                kinds: [.picture], name: name, record: .missing, goldens: directory.path + "/goldens"),
            TestLocation(
                fileID: #fileID, filePath: #filePath, line: line, column: 1, function: #function))
        return comparison.results.map(\.name)
    }

    @Test(arguments: Size.allCases, ["a b", "c"]) func argumentsAreParts(size: Size, word: String) throws {
        let name = "argumentsAreParts.\(size).\(word == "c" ? "c" : "a-b").screen.4x4@1"
        #expect(try compare() == [name])
        #expect(directory.files.contains("goldens/\(name).png"))
    }

    @Test(arguments: [1, 2]) func theNameOfAnAssertionTakesTheirPlace(number: Int) throws {
        #expect(
            try compare(named: "n\(number)") == [
                "theNameOfAnAssertionTakesTheirPlace.n\(number).screen.4x4@1"
            ])
    }

    @Test(arguments: ["home", "login"]) func whatNamesTheScreenIsNotRepeated(screen: String) throws {
        #expect(try compare(screen) == ["whatNamesTheScreenIsNotRepeated.\(screen).4x4@1"])
    }

    @Test(arguments: [Appearance.light, .dark]) func whatIsAConditionIsNotRepeated(appearance: Appearance)
        throws
    {
        let variant = try Variant(device: "4x4@1", appearance: appearance)
        #expect(
            try compare(variant: variant)
                == ["whatIsAConditionIsNotRepeated.screen.4x4@1" + (appearance == .dark ? ".dark" : "")])
    }

    @Test(arguments: [Variant(device: .iPhoneSE1), Variant(device: .iPhoneSE1, appearance: .dark)])
    func variantsAreNotRepeated(variant: Variant) throws {
        #expect(try compare(variant: variant) == ["variantsAreNotRepeated.screen.\(variant.fileNamePart)"])
    }

    @Test(arguments: [(Size.small, 1)]) func severalArgumentsAreInOrder(size: Size, count: Int) {
        #expect(TestArguments.current == ["small", "1"])
    }

    @Test(arguments: [(Size.small, 1)]) func aTupleIsOneArgument(pair: (Size, Int)) {
        #expect(TestArguments.current == ["small-1"])
    }

    @Test func aTestWithoutArgumentsHasNone() { #expect(TestArguments.current == []) }

    @Test func textsOfValues() {
        #expect(TestArguments.text(Theme.day) == "light day")
        #expect(TestArguments.text(Card()) == "card one")
        #expect(TestArguments.text(Optional(3) as Any) == "3")
        #expect(TestArguments.text(Int?.none as Any) == "nil")
        #expect(TestArguments.text(DeviceProfile.iPhone15) == "iphone-15")
        #expect(TestArguments.part("a/../b") == "a----b")
        let long = TestArguments.part(String(repeating: "x", count: 200))
        #expect(long.count == 60)
        #expect(long != TestArguments.part(String(repeating: "x", count: 201)))
    }

    /// Arguments that give one name, with different screens.
    @Test func argumentsWithOneNameAreRefused() throws {
        #expect(TestArguments.part("a b") == TestArguments.part("a-b"))
        func origin(_ line: UInt) throws -> GoldenResult.Outcome? {
            let subject = GoldenSubject(name: "x", content: .text(.layout, "\(line)"))
            let path = directory.path + "/shared.layout.txt"
            return ComparedGoldens.claim(path, for: subject, by: "f:1:1 in t with \(line)")
                .map { .failed($0) }
        }
        #expect(try origin(1) == nil)
        #expect(try origin(2) != nil)
    }
}
