import Geometry
import ScreenDocuments
import XML

/// Reads the canvases of scenes.
struct IBCanvasReader {
    private let document: XMLElement
    private let containment: IBContainment

    /// Creates a reader for a document.
    init(document: XMLElement) {
        self.document = document
        containment = IBContainment(document: document)
    }

    /// Returns the canvas of a scene.
    func canvas(of source: IBSceneSource) -> SceneCanvas {
        var canvas = SceneCanvas()
        let device = document.child("device")
        // Source: those documents were designed on the iPad of their time, 768 by 1024 points.
        canvas.deviceID = device?["id"] ?? (IBHeader.isForPad(document) ? "ipad9_7" : nil)
        canvas.isLandscape = device?["orientation"] == "landscape"
        canvas.isDark = device?["appearance"] == "dark"
        canvas.adaptation = device?.child("adaptation")?["id"].flatMap { $0 == "fullscreen" ? nil : $0 }
        canvas.toolsVersion = toolsVersion
        let frame = source.root?.rect("frame")
        canvas.size = frame?.size
        canvas.origin = frame?.origin ?? .zero
        canvas.hasController = source.controller != nil
        canvas.isStandalone = source.controller == nil
        let metrics = simulated(source.controller ?? source.root)
        canvas.statusBar = bar(metrics["simulatedStatusBarMetrics"])
        canvas.topBar = bar(metrics["simulatedTopBarMetrics"])
        canvas.bottomBar = bar(metrics["simulatedBottomBarMetrics"])
        canvas.isOpaqueTopBar = metrics["simulatedTopBarMetrics"]?["translucent"] == "NO"
        canvas.isToolbar = metrics["simulatedBottomBarMetrics"]?.name == "simulatedToolbarMetrics"
        canvas.isCell = source.root.map { TagTable.cells.contains($0.name) } ?? false
        let freeform = metrics["simulatedDestinationMetrics"] ?? metrics["simulatedSizeMetrics"]
        canvas.isFreeform = freeform?.name == "freeformSimulatedSizeMetrics"
        let edges = source.controller?.child(key: "edgesForExtendedLayout", tag: "extendedEdge")
        canvas.extendsUnderTopBar = edges.map { $0.isYes("top") } ?? true
        let first = source.root?.child("subviews")?.children.first?.name
        canvas.beginsWithScrollView = ["scrollView", "tableView", "collectionView", "textView"].contains(
            first)
        if let id = source.controller?["id"] {
            canvas.isInNavigation = containment.navigation.contains(id)
            canvas.isInTabs = containment.tabs.contains(id)
            canvas.hasLargeTitle = containment.large.contains(id)
            canvas.isEmbedded = containment.isReached(id, only: "embed")
            canvas.isPopover = containment.isReached(id, only: "popoverPresentation")
            if canvas.bottomBar == .inferred, let bar = containment.bottomBars[id] {
                canvas.bottomBar = self.bar(bar)
            }
            if canvas.bottomBar == .inferred, containment.toolbars.contains(id) {
                canvas.bottomBar = .shown
                canvas.isToolbar = true
            }
        }
        return canvas
    }

    /// The major version of the tools: `21701` for `21701`, `17126` for `17126.2`.
    ///
    /// Measured: 34 files of 15 repositories contain 32700.99.1234; the version of their plug-in is one that
    /// other files have for their tools.
    private var toolsVersion: Int {
        let version = IBCanvasReader.wholePart(of: document["toolsVersion"])
        guard version >= 32_000 else { return version }
        let plugIn = document.child("dependencies")?.children.first {
            $0.name == "plugIn" && $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
        }
        return IBCanvasReader.wholePart(of: plugIn?["version"])
    }

    private static func wholePart(of version: String?) -> Int {
        (version?.prefix { $0.isNumber }).flatMap { Int($0) } ?? 0
    }

    /// Returns the simulated metrics of an object by their keys.
    private func simulated(_ node: XMLElement?) -> [String: XMLElement] {
        var found: [String: XMLElement] = [:]
        for child in node?.children ?? [] {
            guard let key = child["key"], key.hasPrefix("simulated") else { continue }
            found[key] = child
        }
        return found
    }

    private func bar(_ node: XMLElement?) -> SceneCanvas.Bar {
        guard let node else { return .inferred }
        if node.name == "nil" { return .none }
        return node["prompted"] == "YES" ? .tall : .shown
    }
}

/// The controllers that are inside navigation and tab bar controllers, derived from the segues of a
/// storyboard.
struct IBContainment {
    /// Controllers with a navigation bar.
    private(set) var navigation: Set<String> = []
    /// Controllers with a tab bar.
    private(set) var tabs: Set<String> = []
    /// Controllers in navigation controllers with large titles whose items do not end them.
    private(set) var large: Set<String> = []
    /// Root controllers of navigation controllers with toolbars.
    private(set) var toolbars: Set<String> = []
    /// What navigation controllers simulate at the bottom, by the controllers in them.
    private(set) var bottomBars: [String: XMLElement] = [:]
    private var kinds: [String: Set<String>] = [:]
    private var shown: [String: [String]] = [:]
    private var roots: [String: [String]] = [:]
    private var tabbed: [String: [String]] = [:]
    private var withoutTabs: Set<String> = []
    private var titleModes: [String: String] = [:]

    /// Creates the containment of a document.
    init(document: XMLElement) {
        for scene in document.child("scenes")?.children ?? [] {
            for controller in scene.child("objects")?.children ?? [] { read(controller) }
        }
        spread()
    }

    /// Finds what is inside through segues that push.
    private mutating func spread() {
        // A controller that is pushed from one with a navigation bar has one as well, and so have the tabs of a
        // tab bar controller inside a navigation controller.
        navigation = reached(from: navigation) { (shown[$0] ?? []) + (tabbed[$0] ?? []) }
        // Source: `UINavigationItem.LargeTitleDisplayMode`: the automatic mode is that of the item before.
        large = reached(from: large.filter { titleModes[$0] != "never" }) {
            (shown[$0] ?? []).filter { titleModes[$0] != "never" }
        }
        toolbars = reached(from: toolbars) { (shown[$0] ?? []).filter { !withoutTabs.contains($0) } }
        // What a navigation controller around the tab bar controller pushes covers the tab bar; one in a tab does not.
        let inTabs = tabs
        tabs = reached(from: tabs) { id in
            let pushes = navigation.contains(id) && !inTabs.contains(id)
            let inside = (roots[id] ?? []) + (pushes ? shown[id] ?? [] : [])
            return inside.filter { !withoutTabs.contains($0) }
        }
        // What a navigation controller simulates at the bottom is below what is pushed as well.
        for (root, bar) in bottomBars.sorted(by: { $0.key < $1.key }) {
            let pushed = reached(from: [root]) { (shown[$0] ?? []).filter { !withoutTabs.contains($0) } }
            for id in pushed where bottomBars[id] == nil { bottomBars[id] = bar }
        }
    }

    /// The controllers that lead from some to others, with those.
    private func reached(from start: Set<String>, _ next: (String) -> [String]) -> Set<String> {
        var found = start
        var left = start.sorted()
        while let id = left.popLast() {
            for other in next(id) where found.insert(other).inserted { left.append(other) }
        }
        return found
    }

    /// Whether segues of one kind alone lead to a controller.
    func isReached(_ id: String, only kind: String) -> Bool { kinds[id] == [kind] }

    private mutating func read(_ controller: XMLElement) {
        guard let id = controller["id"] else { return }
        if controller.child(key: "simulatedTopBarMetrics", tag: "simulatedNavigationBarMetrics") != nil {
            navigation.insert(id)
        }
        if controller.isYes("hidesBottomBarWhenPushed") { withoutTabs.insert(id) }
        titleModes[id] = controller.child("navigationItem")?["largeTitleDisplayMode"]
        let hasBar = !controller.isYes("navigationBarHidden")
        let isLarge = controller.child(key: "navigationBar")?.isYes("largeTitles") ?? false
        var segues: [XMLElement] = []
        controller.forEach { if $0.name == "segue" { segues.append($0) } }
        for segue in segues {
            guard let destination = segue["destination"] else { continue }
            kinds[destination, default: []].insert(segue["kind"] ?? "")
            switch (segue["kind"], segue["relationship"]) {
            case ("relationship", "rootViewController"):
                roots[id, default: []].append(destination)
                if hasBar { navigation.insert(destination) }
                if let bar = controller.children.first(where: { $0["key"] == "simulatedBottomBarMetrics" }) {
                    bottomBars[destination] = bar
                }
                if controller["toolbarHidden"] == "NO" { toolbars.insert(destination) }
                if hasBar, isLarge { large.insert(destination) }
            case ("relationship", "viewControllers"):
                tabs.insert(destination)
                tabbed[id, default: []].append(destination)
            case ("relationship", _): roots[id, default: []].append(destination)
            case ("show", _), ("push", _): shown[id, default: []].append(destination)
            default: break
            }
        }
    }
}
