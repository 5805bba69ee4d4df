import Testing

@testable import UIKitCore

@Suite("Values that stand for what others would give") struct GivenValueTests {
    private final class Part { var inner: Part? }
    private final class Endless { let next: Endless? = InterfaceClasses.emptyValue(of: Endless.self) }

    private func environment(providesEmptyValues: Bool) -> RenderEnvironment {
        var classes = InterfaceClasses()
        classes.providesEmptyValues = providesEmptyValues
        classes.emptyValues.append {
            if let object = $0 as? Part, object.inner == nil {
                object.inner = InterfaceClasses.prepared(Part())
            }
        }
        classes.valuesByType[ObjectIdentifier(Int.self)] = { 7 }
        classes.valuesByType[ObjectIdentifier(Endless.self)] = { Endless() }
        var environment = RenderEnvironment.standard
        environment.interfaceClasses = InterfaceClasses(merging: [classes])
        environment.interfaceClasses.providesEmptyValues = providesEmptyValues
        return environment
    }

    @Test("objects are prepared if that is wanted, not without end", arguments: [true, false])
    func prepared(isWanted: Bool) {
        environment(providesEmptyValues: isWanted).withLiveScreen {
            UIViewController()
        } _: { _ in
            var count = 0, part: Part? = InterfaceClasses.prepared(Part())
            while let inner = part?.inner { (part, count) = (inner, count + 1) }
            #expect(isWanted ? (2...10).contains(count) : count == 0)
        }
    }

    private final class Page: UIViewController { var part: Part? }

    @Test("controllers that are made by name are prepared as those of files", arguments: [true, false])
    func controllersByName(hasMaker: Bool) {
        var environment = environment(providesEmptyValues: true)
        var classes: InterfaceClasses = ["Page": Page.self]
        classes.emptyValues = [{ if let page = $0 as? Page, page.part == nil { page.part = Part() } }]
        if hasMaker { classes.nibOwners["Page"] = { Page() } }
        classes.providesEmptyValues = true
        classes.incompleteNames = ["Page"]
        environment.interfaceClasses = classes
        environment.withLiveScreen {
            UIViewController()
        } _: { _ in
            let page = RenderEnvironment.current.interfaceClasses.makeController(named: "Page") as? Page
            #expect(page?.part != nil)
            #expect(RenderContext.current.incompleteClasses == ["Page"])
        }
    }

    @Test("values are found by their type")
    func byType() {
        environment(providesEmptyValues: false).withLiveScreen {
            UIViewController()
        } _: { _ in
            #expect(InterfaceClasses.emptyValue(of: Int.self) == 7)
            #expect(InterfaceClasses.emptyValue(of: String.self) == "")
            #expect(InterfaceClasses.emptyValue(of: GivenValueTests.self) == nil)
            var count = 0, value = InterfaceClasses.emptyValue(of: Endless.self)
            while let next = value?.next { (value, count) = (next, count + 1) }
            #expect((2...10).contains(count))
        }
    }
}
