import CExpat

/// Builds a tree from Expat's callbacks.
final class XMLTreeBuilder {
    /// Why parsing was stopped.
    private(set) var error: XMLError?
    /// The finished tree.
    private(set) var root: XMLElement?

    private let parser: XML_Parser
    private let options: XMLOptions
    /// Whether parsing stops after the start tag of the root element.
    private let isRootOnly: Bool
    private var open: [XMLElement] = []
    private var elementCount = 0
    private var byteCount = 0

    init(_ options: XMLOptions, isRootOnly: Bool = false, isUTF8: Bool = false) throws(XMLError) {
        guard let parser = XML_ParserCreate(isUTF8 ? "UTF-8" : nil) else { throw XMLError(.outOfMemory) }
        self.parser = parser
        self.options = options
        self.isRootOnly = isRootOnly
    }

    deinit { XML_ParserFree(parser) }

    /// Parses a chunk; `isWhole` marks the last one.
    func parse(_ bytes: [UInt8], isWhole: Bool) -> XML_Status {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser, { data, name, attributes in XMLTreeBuilder.of(data)?.begin(name, attributes) },
            { data, _ in XMLTreeBuilder.of(data)?.end() })
        XML_SetCharacterDataHandler(parser) { data, bytes, count in
            XMLTreeBuilder.of(data)?.add(bytes, Int(count))
        }
        switch options.declarations {
        case .any: break
        case .documentType:
            XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
                XMLTreeBuilder.of(data)?.stop(.entities)
            }
        case .none:
            XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
                XMLTreeBuilder.of(data)?.stop(.documentType)
            }
        }
        return withExtendedLifetime(self) {
            bytes.withUnsafeBytes { buffer in
                XML_Parse(
                    parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count),
                    isWhole ? 1 : 0)
            }
        }
    }

    /// The error that Expat reported.
    var parserError: XMLError {
        let code = XML_GetErrorCode(parser)
        let detail = XML_ErrorString(code).map { String(cString: $0) } ?? "unknown error"
        let cause: XMLError.Cause =
            switch code {
            case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION:
                .truncated(detail)
            case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING, XML_ERROR_INVALID_TOKEN:
                .wrongEncoding(detail)
            default: .malformed(detail)
            }
        return XMLError(cause, line: line)
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
        data.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

    private func begin(
        _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) {
        guard error == nil, let name else { return }
        elementCount += 1
        guard open.count < options.depth else { return stop(.tooDeep) }
        guard elementCount <= options.elements else { return stop(.tooManyElements) }
        var element = XMLElement(name: plain(name), line: line)
        let count = XMLTreeBuilder.count(attributes)
        guard count <= XMLOptions.attributes else { return stop(.tooManyAttributes) }
        element.attributes.reserveCapacity(count)
        for index in 0..<count {
            guard let key = attributes?[2 * index], let value = attributes?[2 * index + 1] else { break }
            let text = String(cString: value)
            byteCount += text.utf8.count
            element.attributes.append((plain(key), text))
        }
        guard byteCount <= options.textBytes else { return stop(.tooMuchText) }
        if isRootOnly {
            root = root ?? element
            XML_StopParser(parser, 0)
        } else {
            open.append(element)
        }
    }

    /// Returns the number of attributes in Expat's null-terminated list of names and values, at most one more
    /// than the limit.
    private static func count(_ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Int {
        guard let attributes else { return 0 }
        var count = 0
        while count <= XMLOptions.attributes, attributes[2 * count] != nil { count += 1 }
        return count
    }

    private func end() {
        guard error == nil, let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    private func add(_ bytes: UnsafePointer<CChar>?, _ count: Int) {
        guard error == nil, let bytes, !open.isEmpty else { return }
        byteCount += count
        guard byteCount <= options.textBytes else { return stop(.tooMuchText) }
        if let kept = options.textElements, !kept.contains(open[open.count - 1].name) { return }
        open[open.count - 1].text += String(
            decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    private func stop(_ cause: XMLError.Cause) {
        guard error == nil else { return }
        error = XMLError(cause, line: line)
        XML_StopParser(parser, 0)
    }

    /// Returns a name, without its prefix if the options require it.
    private func plain(_ name: UnsafePointer<CChar>) -> String {
        let name = String(cString: name)
        guard options.dropsPrefixes, let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) else {
            return name
        }
        return String(name[name.index(after: colon)...])
    }
}
