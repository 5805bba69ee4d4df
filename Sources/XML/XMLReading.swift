import CExpat

/// Reads the bytes of an XML file into a tree.
package func readXML(_ bytes: [UInt8], _ options: XMLOptions) throws(XMLError) -> XMLElement {
    guard bytes.count <= options.fileBytes else { throw XMLError(.fileTooLarge) }
    let builder = try XMLTreeBuilder(options)
    let status = builder.parse(bytes, isWhole: true)
    if let error = builder.error { throw error }
    guard status == XML_STATUS_OK, let root = builder.root else { throw builder.parserError }
    return root
}

/// The first element of an XML file, without what is inside, by the file's beginning.
///
/// - Returns: nil where the bytes hold no whole tag.
package func readXMLRoot(_ bytes: [UInt8], _ options: XMLOptions) -> XMLElement? {
    guard let builder = try? XMLTreeBuilder(options, isRootOnly: true) else { return nil }
    _ = builder.parse(bytes, isWhole: false)
    return builder.error == nil ? builder.root : nil
}
