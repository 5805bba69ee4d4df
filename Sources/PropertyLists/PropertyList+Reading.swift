package import Files

extension PropertyList {
    /// The formats of property lists.
    package enum Format: Hashable, Sendable {
        /// The binary format.
        case binary
        /// XML with the root element `plist`, or with a value as its root.
        case xml
        /// The format of OpenStep, with `{ key = value; }` and `( value, value )`.
        case text

        /// Returns the format in which bytes begin.
        package init(of bytes: [UInt8]) {
            if bytes.starts(with: Array("bplist".utf8)) {
                self = .binary
                return
            }
            // Encodings other than ASCII and UTF-16 begin with the same characters, with zeros between them.
            let start = bytes.prefix(512).filter { $0 > 0x20 && $0 < 0x80 }
            let isXML = ["<?xml", "<!DOCTYPE", "<plist", "<dict"].contains {
                start.starts(with: Array($0.utf8))
            }
            self = isXML ? .xml : .text
        }
    }

    /// The content of a file: bytes, or text in an encoding that the readers know.
    package enum Content {
        /// The binary format.
        case binary([UInt8])
        /// XML in a known encoding.
        case xml(FileText.Markup)
        /// OpenStep's format, as UTF-8.
        case text([UInt8])

        /// Decodes the bytes of a file.
        ///
        /// - Parameters:
        ///   - bytes: The bytes.
        ///   - format: The format; nil for the one in which they begin.
        ///   - kind: What the file is for.
        /// - Throws: `ContentProblem` if version control has left something else there, or the encoding is not known.
        package init(_ bytes: [UInt8], format: Format? = nil, as kind: FileKind) throws(ContentProblem) {
            switch format ?? Format(of: bytes) {
            case .binary: self = .binary(bytes)
            case .xml: self = .xml(try FileText.markup(of: bytes, as: kind))
            case .text: self = .text(try FileText.bytes(of: bytes, as: kind))
            }
        }
    }

    /// Reads a property list.
    ///
    /// - Parameters:
    ///   - content: The content of a file.
    ///   - limits: What the list may hold.
    /// - Throws: `PropertyListError` with the reason and, where there are lines, the line.
    package init(_ content: Content, limits: PropertyListLimits = .standard) throws(PropertyListError) {
        switch content {
        case .binary(let bytes): self = try BinaryPropertyList.read(bytes, limits)
        case .xml(let markup): try self.init(xml: markup, limits)
        case .text(let bytes): self = try TextPropertyList.read(bytes, limits)
        }
    }

    /// Reads the bytes of a file in the format in which they begin.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - kind: What the file is for.
    ///   - limits: What the list may hold.
    /// - Throws: `PropertyListError` with the reason and, where there are lines, the line.
    package init(
        _ bytes: [UInt8], as kind: FileKind, limits: PropertyListLimits = .standard
    ) throws(PropertyListError) {
        let content: Content
        do throws(ContentProblem) { content = try Content(bytes, as: kind) } catch {
            throw PropertyListError("it \(error.predicate)", hint: error.hints.first, line: error.line)
        }
        try self.init(content, limits: limits)
    }
}
