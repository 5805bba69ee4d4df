/// Writes the initializers by which collections, tables, layouts and storyboards make objects of the classes that are
/// registered with them, for classes that do not inherit them.
///
/// UIKit here declares them `required`, as only those can be called on a class that is known when the program runs. A
/// class inherits them if it has all designated initializers of its superclass; on iOS, others compile too, and stop
/// when the missing one is called.
struct RegisteredInitializers {
    private let declarations: AppDeclarations

    /// An initializer of UIKit's classes here.
    private struct Maker {
        /// Its labels, as in `init(registeredClass:)`.
        var signature: String
        /// Its parameters as Swift code.
        var parameters: String
        /// The designated initializers of UIKit's class, the one that the maker calls first.
        var designated: [String]
        /// The call of that initializer.
        var call: String
    }

    init(_ declarations: AppDeclarations) { self.declarations = declarations }

    /// Returns the initializer that a class lacks, on one line.
    ///
    /// - Parameter entry: A class of the sources.
    /// - Returns: The member; none for a class that inherits it, or is no cell or reusable view.
    func members(of entry: ClassDeclaration) -> [String] {
        let own = declarations.initializersByOwner[entry.name] ?? []
        let superclasses = declarations.superclasses(of: entry)
        guard own.contains(where: { !$0.isConvenience }),
            let written = (superclasses.last ?? entry).inherited.first,
            let maker = Self.makers[written.hasPrefix("UIKit.") ? String(written.dropFirst(6)) : written]
        else { return [] }
        let signatures = Set(own.map(\.signature))
        let inherited = designated(of: superclasses) ?? Set(maker.designated)
        guard !inherited.isSubset(of: signatures), !signatures.contains(maker.signature) else {
            return []
        }
        let access = entry.access == "public" || entry.access == "open" ? "public " : ""
        let first = maker.designated.first ?? ""
        let stop =
            "preconditionFailure(\"\(entry.name) has no \(first), which makes objects of registered classes\")"
        let body = signatures.contains(first) ? maker.call : stop
        return ["\(access)required convenience init(\(maker.parameters)) { \(body) }"]
    }

    /// The system's classes of layers, whose initializer without arguments is `required` here.
    static let layerClasses: Set<String> = [
        "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
        "CATransformLayer", "CAScrollLayer", "CATiledLayer", "CAMetalLayer",
    ]

    /// The designated initializers of the first of several classes that declares any; nil if none does.
    private func designated(of classes: [ClassDeclaration]) -> Set<String>? {
        classes.lazy.map { declarations.designatedInitializers(of: $0) }.first { !$0.isEmpty }
    }

    private static let makers: [String: Maker] = {
        let view = Maker(
            signature: "init(registeredClass:)", parameters: "registeredClass frame: CGRect",
            designated: ["init(frame:)", "init(coder:)"],
            call: "self.init(frame: frame)")
        let cell = Maker(
            signature: "init(registeredClassWithIdentifier:)",
            parameters: "registeredClassWithIdentifier identifier: String",
            designated: ["init(style:reuseIdentifier:)", "init(coder:)"],
            call: "self.init(style: .default, reuseIdentifier: identifier)")
        let header = Maker(
            signature: cell.signature, parameters: cell.parameters,
            designated: ["init(reuseIdentifier:)", "init(coder:)"],
            call: "self.init(reuseIdentifier: identifier)")
        let segue = Maker(
            signature: "init(registeredClassWithIdentifier:source:destination:)",
            parameters: "registeredClassWithIdentifier identifier: String?, source: UIViewController, "
                + "destination: UIViewController",
            designated: ["init(identifier:source:destination:)"],
            call: "self.init(identifier: identifier, source: source, destination: destination)")
        let context = Maker(
            signature: "init(registeredClassOf:)",
            parameters: "registeredClassOf layout: UICollectionViewLayout",
            designated: ["init()"], call: "self.init()")
        var makers = [
            "UITableViewCell": cell, "UITableViewHeaderFooterView": header, "UIStoryboardSegue": segue,
            "UICollectionViewLayoutInvalidationContext": context,
            "UICollectionViewFlowLayoutInvalidationContext": context,
        ]
        // Layers are made by their class, and presentations of them.
        let layer = Maker(
            signature: "init()", parameters: "",
            designated: ["init(layer:)", "init(coder:)", "init()"], call: "self.init(layer: CALayer())")
        for name in layerClasses { makers[name] = layer }
        for name in ["UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell"] {
            makers[name] = view
        }
        return makers
    }()
}
