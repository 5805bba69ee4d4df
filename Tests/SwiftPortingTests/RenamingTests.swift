import Testing

@testable import SwiftPorting

@Suite("Writing names that declarations have now")
struct RenamingTests {
    private static func line(_ marked: String, _ names: (old: String, new: String)) -> String? {
        SourceReductionTests.text(marked, "'\(names.old)' has been renamed to '\(names.new)'").first
    }

    @Test("takes the new name of a type, a property and a case")
    func plainNames() {
        #expect(
            Self.line(
                "var a: /*1*/UIViewAnimationOptions", ("UIViewAnimationOptions", "UIView.AnimationOptions"))
                == "var a: UIView.AnimationOptions")
        #expect(Self.line("a./*1*/childs = b", ("childs", "children")) == "a.children = b")
        #expect(
            Self.line(
                "let a = /*1*/UIAccessibilityTraitNone",
                ("UIAccessibilityTraitNone", "UIAccessibilityTraits.none"))
                == "let a = UIAccessibilityTraits.none")
    }

    @Test("takes the new labels of a function")
    func labels() {
        #expect(
            Self.line(
                "a./*1*/didMove(toParentViewController: b)",
                ("didMove(toParentViewController:)", "didMove(toParent:)"))
                == "a.didMove(toParent: b)")
        #expect(
            Self.line("/*1*/addChildViewController(b)", ("addChildViewController", "addChild(_:)"))
                == "addChild(b)")
        #expect(
            Self.line("a./*1*/sendSubview(toBack: b)", ("sendSubview(toBack:)", "sendSubviewToBack(_:)"))
                == "a.sendSubviewToBack(b)")
        #expect(
            Self.line("a./*1*/move(b, c) { d }", ("move", "move(_:to:then:)")) == "a.move(b, to: c) { d }")
    }

    @Test("leaves out what is not used as the new name can be")
    func others() {
        // A function without a call, one argument too few, and a name of a type behind a dot.
        #expect(
            Self.line("f(); let a = b./*1*/move; g()", ("move", "move(to:)"))?.contains("move") == false)
        #expect(Self.line("f(); b./*1*/move(); g()", ("move", "move(to:)"))?.contains("move") == false)
        #expect(Self.line("f(); b./*1*/none(); g()", ("none", "A.none"))?.contains("none") == false)
    }
}
