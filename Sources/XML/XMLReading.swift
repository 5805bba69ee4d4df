import CExpat

/// Parses the bytes of an XML file.
///
/// - Parameters:
///   - bytes: The bytes, in the encoding that they declare or that their byte-order mark says.
///   - options: What is accepted.
///   - isUTF8: Whether the bytes are UTF-8 whatever they declare, as those that were converted.
/// - Returns: The root element.
/// - Throws: `XMLError` if the file is larger than the options allow, or not XML.
package func readXML(
    _ bytes: [UInt8], _ options: XMLOptions, isUTF8: Bool = false
) throws(XMLError) -> XMLElement {
    guard bytes.count <= options.fileBytes else { throw XMLError(.fileTooLarge) }
    let builder = try XMLTreeBuilder(options, isUTF8: isUTF8)
    let status = builder.parse(bytes, isWhole: true)
    if let error = builder.error { throw error }
    guard status == XML_STATUS_OK, let root = builder.root else { throw builder.parserError }
    return root
}

/// Parses the start tag of the root element, from the beginning of a file.
///
/// - Returns: the element without contents, or nil if the bytes do not contain the whole tag.
package func readXMLRoot(
    _ bytes: [UInt8], _ options: XMLOptions, isUTF8: Bool = false
) -> XMLElement? {
    guard let builder = try? XMLTreeBuilder(options, isRootOnly: true, isUTF8: isUTF8) else { return nil }
    _ = builder.parse(bytes, isWhole: false)
    return builder.error == nil ? builder.root : nil
}
