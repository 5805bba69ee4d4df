/// The modules that hold parts of what Foundation is on iOS.
enum FoundationParts {
    /// The module that holds the part of Foundation of iOS which declares a name; nil for other names.
    static func module(of name: String) -> String? {
        if name.hasPrefix("XML") { return xmlNames.contains(name) ? "FoundationXML" : nil }
        let isOfNetworking =
            name.hasPrefix("URLSession") || name.hasPrefix("HTTPCookie") || networkingNames.contains(name)
        return isOfNetworking ? "FoundationNetworking" : nil
    }

    /// Names of FoundationNetworking, besides those that begin with `URLSession` and `HTTPCookie`.
    private static let networkingNames: Set<String> = [
        "CachedURLResponse", "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest",
        "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLCache", "URLCredential",
        "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest",
        "URLResponse",
    ]

    /// Names of FoundationXML.
    private static let xmlNames: Set<String> = [
        "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate",
    ]
}
