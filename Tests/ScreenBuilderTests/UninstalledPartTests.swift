import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// Parts that a storyboard does not install for the size classes of the screen, and to which outlets lead.
@Suite("Uninstalled parts of storyboards") struct UninstalledPartTests {
    private final class Page: UIViewController, InterfaceBuilderConnectable {
        weak var hiddenPart: UILabel?
        var inner: UILabel?
        var gap: NSLayoutConstraint?
        var idle: NSLayoutConstraint?
        func setOutlet(_ name: String, to object: Any?) -> Bool {
            switch name {
            case "hiddenPart": hiddenPart = object as? UILabel
            case "inner": inner = object as? UILabel
            case "gap": gap = object as? NSLayoutConstraint
            case "idle": idle = object as? NSLayoutConstraint
            default: return false
            }
            return object != nil
        }
        func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false }
    }

    private static func label(_ id: String, _ text: String) -> String {
        """
        <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="20" y="100" width="100" height="21"/></label>
        """
    }

    private static func constraint(
        _ id: String, _ first: String, _ second: String, _ other: String, _ constant: Int
    ) -> String {
        """
        <constraint firstItem="\(first)" firstAttribute="\(second)" secondItem="\(other)" \
        secondAttribute="\(second)" constant="\(constant)" id="\(id)"/>
        """
    }

    /// A label `out` and a box `box` that are installed for a regular height alone, and a constraint `idle` that no size
    /// class installs.
    private static func page(outlets: String) -> String {
        """
        <viewController customClass="Page" id="c0" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>\(label("shown", "Shown"))\(label("out", "Out"))
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="300" width="100" height="100"/><subviews>\(label("in", "In"))</subviews></view>
        </subviews><constraints>
        \(constraint("k1", "shown", "leading", "v", 20))\(constraint("k2", "shown", "top", "v", 100))
        \(constraint("idle", "shown", "top", "v", 300))
        \(constraint("k3", "out", "leading", "v", 20))\(constraint("gap", "out", "top", "shown", 40))
        </constraints><viewLayoutGuide key="safeArea" id="sa"/>
        <variation key="default"><mask key="subviews"><exclude reference="out"/><exclude reference="box"/></mask>
        <mask key="constraints"><exclude reference="idle"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><include reference="out"/>
        <include reference="box"/></mask></variation></view>
        <connections>\(outlets)</connections></viewController>
        """
    }

    private func outlet(_ name: String, _ id: String) -> String {
        "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"o-\(name)\"/>"
    }

    private func show(_ outlets: [String], _ body: (Page, DiagnosticSink) throws -> Void) throws {
        var folder = InterfaceFolder(classes: ["Page": Page.self])
        folder.addStoryboard("Main", [Self.page(outlets: outlets.joined())])
        try folder.show { root, _, sink in try body(try #require(root as? Page), sink) }
    }

    /// Source: "Size Classes Design Help" (Apple's documentation): a runtime object for an uninstalled view is still created,
    /// but it is not in the view hierarchy and has no superview.
    @Test("are made for their outlets, and stay out of the tree")
    func views() throws {
        try show([outlet("hiddenPart", "out"), outlet("inner", "in")]) { page, sink in
            #expect(page.hiddenPart?.text == "Out")
            #expect(page.hiddenPart?.superview == nil)
            #expect(page.inner?.text == "In")
            #expect(page.inner?.superview != nil && page.inner?.window == nil)
            #expect(page.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Shown"])
            #expect(page.view.subviews.first?.frame.origin == CGPoint(x: 20, y: 100))
            #expect(sink.diagnostics.isEmpty)
        }
    }

    @Test("constraints are made for their outlets, and not active")
    func constraints() throws {
        try show([outlet("gap", "gap"), outlet("idle", "idle")]) { page, sink in
            #expect(page.gap?.constant == 40 && page.gap?.isActive == false)
            #expect(page.idle?.constant == 300 && page.idle?.isActive == false)
            #expect(page.view.subviews.count == 1)
            #expect(sink.diagnostics.isEmpty)
        }
    }

    @Test("a controller of a class is that of the first scene of the class")
    func controllerOfClass() throws {
        var folder = InterfaceFolder(classes: ["Page": Page.self])
        folder.addStoryboard(
            "A", ["<viewController id=\"c0\"><view key=\"view\" id=\"v\"/></viewController>"])
        folder.addStoryboard("B", [Self.page(outlets: outlet("inner", "in"))])
        try folder.show({ UIViewController() }) { _, _, sink in
            let loader = try #require(RenderContext.current.interfaceLoader as? InterfaceLoader)
            let page = try #require(loader.controller(ofClass: "Page") as? Page)
            #expect(page.storyboard?.name == "B")
            page.loadViewIfNeeded()
            #expect(page.inner?.text == "In")
            #expect(loader.controller(ofClass: "Other") == nil)
            #expect(sink.diagnostics.isEmpty)
        }
    }

    @Test("are not made without outlets")
    func none() throws {
        try show([]) { page, sink in
            #expect(page.view.subviews.count == 1)
            #expect(RenderContext.current.uninstalledView(named: "out") == nil)
            #expect(sink.diagnostics.isEmpty)
        }
    }
}
