import Files

/// A property list, limited to what translations need: strings and dictionaries of them.
///
/// Foundation's parser is not used: a list whose objects or entities reference one another can expand from a
/// few hundred bytes to gigabytes, and it creates all of them.
enum PropertyList: Equatable {
    case text(String)
    case dictionary([String: PropertyList])
    /// Numbers, dates, arrays and so on.
    case other

    /// The maximum number of values, counted as often as they are referenced. Chosen: ten times the strings
    /// of a large app.
    static let valueLimit = 200_000
    /// The maximum size of all strings in bytes. Chosen: a hundred times those of a large app.
    static let byteLimit = 8 << 20
    /// The maximum nesting depth. Chosen: a `.stringsdict` has three levels.
    static let depthLimit = 32

    /// Why data is not a valid property list, as part of a sentence, and hints.
    struct Problem: Error, Equatable {
        var message: String
        var hint = "convert the file with plutil, or get it again from its source"

        static let tooLarge = Problem(
            message: "it stands for more than \(valueLimit) values or \(byteLimit >> 20) MB of text",
            hint:
                "parts that name one another many times are refused; write out what is needed, in several files"
        )
        static let tooDeep = Problem(
            message: "it has more than \(depthLimit) values inside one another",
            hint: "words need no more than three; take the others out")
    }

    /// What a file of a property list consists of.
    enum Content {
        case binary([UInt8])
        case markup(FileText.Markup)
    }

    /// Parses a binary or XML property list.
    init(_ content: Content) throws(Problem) {
        switch content {
        case .binary(let bytes): self = try BinaryPropertyList.read(bytes)
        case .markup(let markup): try self.init(xml: markup)
        }
    }

    /// Parses the bytes of a file; they are an XML property list unless they begin like a binary one.
    init(fileBytes bytes: [UInt8]) throws(Problem) {
        guard !bytes.starts(with: Array("bplist".utf8)) else {
            try self.init(.binary(bytes))
            return
        }
        let markup: FileText.Markup
        do throws(ContentProblem) {
            markup = try FileText.markup(of: bytes, as: .catalogEntry)
        } catch {
            throw Problem(message: "it \(error.predicate)")
        }
        try self.init(.markup(markup))
    }

    /// The contents of a dictionary; nil for other values.
    var entries: [String: PropertyList]? {
        if case .dictionary(let entries) = self { return entries }
        return nil
    }

    /// The contents of a string; nil for other values.
    var words: String? {
        if case .text(let words) = self { return words }
        return nil
    }
}
