import CExpat

/// Reads the bytes of an XML file into a tree; document type declarations, and so entities, are refused.
func readXML(_ bytes: [UInt8]) throws(XMLProblem) -> XMLNode {
    guard bytes.count <= XMLLimits.fileBytes else {
        throw XMLProblem(message: "the file is larger than \(XMLLimits.fileBytes / (1024 * 1024)) MB")
    }
    guard bytes.contains(where: { $0 > 0x20 }) else { throw XMLProblem(message: "the file is empty") }
    guard let parser = XML_ParserCreate(nil) else {
        throw XMLProblem(message: "there is not enough memory to read the file")
    }
    defer { XML_ParserFree(parser) }
    let builder = XMLBuilder(parser: parser)
    let status = parse(bytes, parser, builder, isWhole: true)
    if let problem = builder.problem { throw problem }
    guard status == XML_STATUS_OK else { throw XMLProblem(parser) }
    guard let root = builder.root else { throw XMLProblem(message: "the file is empty") }
    return root
}

/// The first element of an XML file, without what is inside; nil where the bytes hold none.
func readXMLRoot(_ bytes: [UInt8]) -> XMLNode? {
    guard let parser = XML_ParserCreate(nil) else { return nil }
    defer { XML_ParserFree(parser) }
    let builder = XMLBuilder(parser: parser, isRootOnly: true)
    _ = parse(bytes, parser, builder, isWhole: false)
    return builder.problem == nil ? builder.root : nil
}

private func parse(
    _ bytes: [UInt8], _ parser: XML_Parser, _ builder: XMLBuilder, isWhole: Bool
) -> XML_Status {
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(
        parser,
        { data, name, attributes in XMLBuilder.of(data)?.begin(name, attributes) },
        { data, _ in XMLBuilder.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, bytes, count in
        XMLBuilder.of(data)?.add(bytes, Int(count))
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
        XMLBuilder.of(data)?.refuse(
            "document type declarations and entities are not supported",
            hints: ["files of Interface Builder have none; remove the <!DOCTYPE …> declaration"])
    }
    return withExtendedLifetime(builder) {
        bytes.withUnsafeBytes { buffer in
            XML_Parse(
                parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count),
                isWhole ? 1 : 0)
        }
    }
}

extension XMLProblem {
    /// What Expat stopped at.
    fileprivate init(_ parser: XML_Parser) {
        let line = Int(XML_GetCurrentLineNumber(parser))
        let code = XML_GetErrorCode(parser)
        let words = XML_ErrorString(code).map { String(cString: $0) } ?? "unknown error"
        switch code {
        case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION:
            self.init(
                message: "the file ends too early: \(words)", line: line,
                hints: ["the file is truncated; get it again from its source"])
        case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING, XML_ERROR_INVALID_TOKEN:
            self.init(
                message: "this is not XML: \(words)", line: line,
                hints: ["the bytes should be UTF-8, as the first line says"])
        default:
            self.init(
                message: "this is not XML: \(words)", line: line,
                hints: ["a conflict marker of version control, or an edit by hand, often is the cause"])
        }
    }
}
