/// What a responder accepts when something is pasted or dropped.
open class UIPasteConfiguration: NSObject {
    /// The kinds of content, by their names.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration that accepts nothing.
    public override convenience init() { self.init(acceptableTypeIdentifiers: []) }
    /// Creates a configuration of kinds.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }
    /// Creates a configuration of what objects of a class are made of.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Adds uniform type identifiers, which may repeat those that are accepted.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
    /// Adds what objects of a class are made of.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Returns whether each of some contents is of a kind that is accepted; false for none.
    func accepts(_ providers: [NSItemProvider]) -> Bool {
        !providers.isEmpty
            && providers.allSatisfy { provider in
                acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
            }
    }
}

/// A responder into which something is pasted or dropped.
public protocol UIPasteConfigurationSupporting: AnyObject {
    /// What is accepted; nil for nothing.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Called with what is pasted or dropped.
    func paste(itemProviders: [NSItemProvider])
    /// Returns whether content may be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
