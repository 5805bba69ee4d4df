import CExpat

/// Reads the elements of an XML file through Expat.
///
/// Entities of the file's own are read, as drawing programs write them; Expat itself stops those that grow
/// without bounds, and the limits here all others.
final class XMLTree {
    /// Elements inside one another. Chosen: ten times what drawing programs write.
    private static let depthLimit = 200
    /// Elements of a file. Chosen: a map of a country has fewer.
    private static let elementLimit = 200_000
    /// Bytes of the file and of what its entities stand for.
    private static let byteLimit = 32 << 20

    private let parser: XML_Parser
    private var open: [XMLElement] = []
    private var root: XMLElement?
    private var elementCount = 0
    private var byteCount = 0
    private var problem: VectorImageError?

    private init(parser: XML_Parser) { self.parser = parser }

    /// The first element with all inside it.
    static func root(of bytes: [UInt8]) throws(VectorImageError) -> XMLElement {
        guard bytes.count <= byteLimit, let parser = XML_ParserCreate(nil) else {
            throw .tooComplex("SVG")
        }
        defer { XML_ParserFree(parser) }
        let tree = XMLTree(parser: parser)
        let status = tree.parse(bytes)
        if let problem = tree.problem { throw problem }
        guard status == XML_STATUS_OK, let root = tree.root else {
            let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
            throw .corrupt(
                "SVG", detail: words ?? "it is no XML", line: Int(XML_GetCurrentLineNumber(parser)))
        }
        return root
    }

    private func parse(_ bytes: [UInt8]) -> XML_Status {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser, { data, name, attributes in XMLTree.of(data)?.begin(name, attributes) },
            { data, _ in XMLTree.of(data)?.end() })
        XML_SetCharacterDataHandler(parser) { data, bytes, count in
            XMLTree.of(data)?.add(bytes, Int(count))
        }
        return withExtendedLifetime(self) {
            bytes.withUnsafeBytes { buffer in
                XML_Parse(
                    parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
            }
        }
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> XMLTree? {
        data.map { Unmanaged<XMLTree>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(
        _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) {
        guard problem == nil, let name else { return }
        elementCount += 1
        guard open.count < XMLTree.depthLimit, elementCount <= XMLTree.elementLimit else { return refuse() }
        var element = XMLElement(name: XMLTree.plain(name))
        var next = attributes
        while let pair = next, let key = pair[0], let value = pair[1] {
            let words = String(cString: value)
            byteCount += words.utf8.count
            element.attributes[XMLTree.plain(key)] = words
            next = pair + 2
        }
        guard byteCount <= XMLTree.byteLimit else { return refuse() }
        open.append(element)
    }

    private func end() {
        guard problem == nil, let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    private func add(_ bytes: UnsafePointer<CChar>?, _ count: Int) {
        guard problem == nil, let bytes, !open.isEmpty else { return }
        byteCount += count
        guard byteCount <= XMLTree.byteLimit else { return refuse() }
        // Words count in style sheets alone.
        guard open[open.count - 1].name == "style" else { return }
        open[open.count - 1].text += String(
            decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    private func refuse() {
        problem = .tooComplex("SVG")
        XML_StopParser(parser, 0)
    }

    /// A name without its prefix, as in `svg:path` and `xlink:href`.
    private static func plain(_ name: UnsafePointer<CChar>) -> String {
        let name = String(cString: name)
        return name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }
}
