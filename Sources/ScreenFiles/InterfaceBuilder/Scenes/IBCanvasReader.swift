import Geometry

/// Reads what scenes were drawn on.
struct IBCanvasReader {
    private let document: XMLNode
    private let containment: IBContainment
    private let common = ["statusBar", "topBar", "bottomBar", "destination"]

    /// A reader of a document's canvases.
    init(document: XMLNode) {
        self.document = document
        containment = IBContainment(document: document)
    }

    /// The canvas of a scene.
    func canvas(of source: IBSceneSource) -> SceneCanvas {
        var canvas = SceneCanvas()
        let device = document.child("device")
        canvas.deviceID = device?["id"]
        canvas.isLandscape = device?["orientation"] == "landscape"
        canvas.isDark = device?["appearance"] == "dark"
        canvas.adaptation = device?.child("adaptation")?["id"].flatMap { $0 == "fullscreen" ? nil : $0 }
        canvas.toolsVersion = toolsVersion
        canvas.size = source.root?.rect("frame")?.size
        canvas.hasController = source.controller != nil
        canvas.isStandalone = source.controller == nil
        let metrics = simulated(source.controller ?? source.root)
        canvas.statusBar = bar(metrics["simulatedStatusBarMetrics"])
        canvas.topBar = bar(metrics["simulatedTopBarMetrics"])
        canvas.bottomBar = bar(metrics["simulatedBottomBarMetrics"])
        let freeform = metrics["simulatedDestinationMetrics"] ?? metrics["simulatedSizeMetrics"]
        canvas.isFreeform = freeform?.name == "freeformSimulatedSizeMetrics"
        if let id = source.controller?["id"] {
            canvas.isInNavigation = containment.navigation.contains(id)
            canvas.isInTabs = containment.tabs.contains(id)
        }
        return canvas
    }

    /// `21701` of `21701` and of `17126.2`.
    private var toolsVersion: Int {
        (document["toolsVersion"]?.prefix { $0.isNumber }).flatMap { Int($0) } ?? 0
    }

    /// The simulated metrics of an object by their keys.
    private func simulated(_ node: XMLNode?) -> [String: XMLNode] {
        var found: [String: XMLNode] = [:]
        for child in node?.children ?? [] {
            guard let key = child["key"], key.hasPrefix("simulated") else { continue }
            found[key] = child
        }
        return found
    }

    private func bar(_ node: XMLNode?) -> SceneCanvas.Bar {
        guard let node else { return .inferred }
        if node.name == "nil" { return .none }
        return node["prompted"] == "YES" ? .tall : .shown
    }
}

/// Which controllers lie in navigation and tab bar controllers, by the segues of a storyboard.
struct IBContainment {
    /// Controllers reached through a navigation controller.
    private(set) var navigation: Set<String> = []
    /// Controllers of a tab bar controller.
    private(set) var tabs: Set<String> = []

    /// The containment in a document.
    init(document: XMLNode) {
        var shown: [String: [String]] = [:]
        for scene in document.child("scenes")?.children ?? [] {
            for controller in scene.child("objects")?.children ?? [] {
                guard let id = controller["id"] else { continue }
                controller.forEach { node in
                    guard node.name == "segue", let destination = node["destination"] else { return }
                    switch (node["kind"], node["relationship"]) {
                    case ("relationship", "rootViewController"): navigation.insert(destination)
                    case ("relationship", "viewControllers"): tabs.insert(destination)
                    case ("show", _), ("push", _): shown[id, default: []].append(destination)
                    default: break
                    }
                }
            }
        }
        var left = Array(navigation)
        while let id = left.popLast() {
            for next in shown[id] ?? [] where navigation.insert(next).inserted { left.append(next) }
        }
    }
}
