/// The types that a responder accepts when content is pasted or dropped.
open class UIPasteConfiguration: NSObject {
    /// The uniform type identifiers that are accepted.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration that accepts nothing.
    public override convenience init() { self.init(acceptableTypeIdentifiers: []) }
    /// Creates a configuration that accepts uniform type identifiers.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }
    /// Creates a configuration that accepts the types which a class reads.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Adds uniform type identifiers, which may repeat those that are accepted.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
    /// Adds the types which a class reads.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Returns whether each of some providers has content of an accepted type; false for none.
    func accepts(_ providers: [NSItemProvider]) -> Bool {
        !providers.isEmpty
            && providers.allSatisfy { provider in
                acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
            }
    }
}

/// A responder into which content is pasted or dropped.
public protocol UIPasteConfigurationSupporting: AnyObject {
    /// The configuration of accepted types; nil for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Called with the content that is pasted or dropped.
    func paste(itemProviders: [NSItemProvider])
    /// Returns whether content may be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
