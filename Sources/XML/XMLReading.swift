import CExpat

/// Parses the bytes of an XML file.
package func readXML(_ bytes: [UInt8], _ options: XMLOptions) throws(XMLError) -> XMLElement {
    guard bytes.count <= options.fileBytes else { throw XMLError(.fileTooLarge) }
    let builder = try XMLTreeBuilder(options)
    let status = builder.parse(bytes, isWhole: true)
    if let error = builder.error { throw error }
    guard status == XML_STATUS_OK, let root = builder.root else { throw builder.parserError }
    return root
}

/// Parses the start tag of the root element, from the beginning of a file.
///
/// - Returns: the element without contents, or nil if the bytes do not contain the whole tag.
package func readXMLRoot(_ bytes: [UInt8], _ options: XMLOptions) -> XMLElement? {
    guard let builder = try? XMLTreeBuilder(options, isRootOnly: true) else { return nil }
    _ = builder.parse(bytes, isWhole: false)
    return builder.error == nil ? builder.root : nil
}
