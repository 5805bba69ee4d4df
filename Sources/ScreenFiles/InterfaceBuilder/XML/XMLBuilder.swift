import CExpat

/// Puts the tree together from what Expat calls out.
final class XMLBuilder {
    /// What is wrong, where reading was stopped.
    private(set) var problem: XMLProblem?
    /// The finished tree.
    private(set) var root: XMLNode?

    private let parser: XML_Parser
    private var open: [XMLNode] = []
    private var count = 0

    /// Whether reading stops where the first element begins.
    private let isRootOnly: Bool

    init(parser: XML_Parser, isRootOnly: Bool = false) {
        self.parser = parser
        self.isRootOnly = isRootOnly
    }

    /// The builder behind Expat's user data.
    static func of(_ data: UnsafeMutableRawPointer?) -> XMLBuilder? {
        data.map { Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    /// An element begins.
    func begin(
        _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) {
        count += 1
        guard problem == nil, let name else { return }
        guard open.count < XMLLimits.depth else {
            return refuse("elements lie more than \(XMLLimits.depth) deep inside one another")
        }
        guard count <= XMLLimits.elements else {
            return refuse("the file has more than \(XMLLimits.elements) elements")
        }
        var node = XMLNode(name: String(cString: name), line: Int(XML_GetCurrentLineNumber(parser)))
        var next = attributes
        while let pair = next, let key = pair[0], let value = pair[1] {
            node.attributes.append((String(cString: key), String(cString: value)))
            next = pair + 2
        }
        if isRootOnly {
            root = root ?? node
            XML_StopParser(parser, 0)
        } else {
            open.append(node)
        }
    }

    /// The innermost element ends.
    func end() {
        guard problem == nil, let node = open.popLast() else { return }
        if open.isEmpty {
            root = node
        } else {
            open[open.count - 1].children.append(node)
        }
    }

    /// Words inside the innermost element.
    func add(_ bytes: UnsafePointer<CChar>?, _ count: Int) {
        guard problem == nil, let bytes, !open.isEmpty else { return }
        let words = UnsafeRawBufferPointer(start: bytes, count: count)
        open[open.count - 1].text += String(decoding: words, as: UTF8.self)
    }

    /// Stops reading.
    func refuse(_ message: String, hints: [String] = []) {
        problem = XMLProblem(message: message, line: Int(XML_GetCurrentLineNumber(parser)), hints: hints)
        XML_StopParser(parser, 0)
    }
}
