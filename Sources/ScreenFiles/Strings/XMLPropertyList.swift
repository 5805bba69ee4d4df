import CExpat

/// Reads a property list in XML through Expat; entities of its own are refused.
final class XMLPropertyList {
    /// A value that has begun and not ended.
    private struct Open {
        var name: String
        var text = ""
        var key: String?
        var entries: [String: PropertyList] = [:]
    }

    private let parser: XML_Parser
    private var open: [Open] = []
    private var root: PropertyList?
    private var valueCount = 0
    private var byteCount = 0
    private var problem: PropertyList.Problem?

    private init(parser: XML_Parser) { self.parser = parser }

    /// The value inside the `plist` element.
    static func read(_ bytes: [UInt8]) throws(PropertyList.Problem) -> PropertyList {
        guard bytes.count <= PropertyList.byteLimit, let parser = XML_ParserCreate(nil) else {
            throw .tooLarge
        }
        defer { XML_ParserFree(parser) }
        let list = XMLPropertyList(parser: parser)
        let status = list.parse(bytes)
        if let problem = list.problem { throw problem }
        guard status == XML_STATUS_OK, let root = list.root else {
            let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "no value"
            throw .init(message: "line \(XML_GetCurrentLineNumber(parser)) is not XML: \(words)")
        }
        return root
    }

    private func parse(_ bytes: [UInt8]) -> XML_Status {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, _ in XMLPropertyList.of(data)?.begin(name.map { String(cString: $0) } ?? "") },
            { data, name in XMLPropertyList.of(data)?.end(name.map { String(cString: $0) } ?? "") })
        XML_SetCharacterDataHandler(parser) { data, bytes, count in
            XMLPropertyList.of(data)?.add(bytes, Int(count))
        }
        // The declaration that Xcode writes names Apple's document type and declares nothing.
        XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
            XMLPropertyList.of(data)?.refuse(
                .init(
                    message: "it declares entities, which property lists have no use for",
                    hint: "remove the <!ENTITY …> declarations"))
        }
        return withExtendedLifetime(self) {
            bytes.withUnsafeBytes { buffer in
                XML_Parse(
                    parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
            }
        }
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> XMLPropertyList? {
        data.map { Unmanaged<XMLPropertyList>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(_ name: String) {
        guard problem == nil, name != "plist" else { return }
        valueCount += 1
        guard valueCount <= PropertyList.valueLimit else { return refuse(.tooLarge) }
        guard open.count < PropertyList.depthLimit else { return refuse(.tooDeep) }
        open.append(Open(name: name))
    }

    private func end(_ name: String) {
        guard problem == nil, name != "plist", let value = open.popLast() else { return }
        guard !open.isEmpty else {
            if root == nil { root = Self.value(value) }
            return
        }
        let outer = open.count - 1
        guard open[outer].name == "dict" else { return }
        if value.name == "key" {
            open[outer].key = value.text
        } else if let key = open[outer].key {
            open[outer].entries[key] = Self.value(value)
            open[outer].key = nil
        }
    }

    private static func value(_ open: Open) -> PropertyList {
        switch open.name {
        case "string": .text(open.text)
        case "dict": .dictionary(open.entries)
        default: .other
        }
    }

    private func add(_ bytes: UnsafePointer<CChar>?, _ count: Int) {
        guard problem == nil, let bytes, let last = open.last, ["string", "key"].contains(last.name) else {
            return
        }
        byteCount += count
        guard byteCount <= PropertyList.byteLimit else { return refuse(.tooLarge) }
        open[open.count - 1].text += String(
            decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    private func refuse(_ problem: PropertyList.Problem) {
        guard self.problem == nil else { return }
        self.problem = problem
        XML_StopParser(parser, 0)
    }
}
