/// A property list as far as words need it: texts and dictionaries of them.
///
/// Foundation's reader is not asked: a list whose parts name one another, or whose entities do, can stand for
/// gigabytes in a few hundred bytes, and it makes them all.
enum PropertyList: Equatable {
    case text(String)
    case dictionary([String: PropertyList])
    /// Numbers, dates, arrays and so on.
    case other

    /// Values of a file, each as often as it is named. Chosen: ten times the words of a large app.
    static let valueLimit = 200_000
    /// Bytes of all texts. Chosen: a hundred times those of a large app.
    static let byteLimit = 8 << 20
    /// Values inside one another. Chosen: a `.stringsdict` has three.
    static let depthLimit = 32

    /// Why bytes are no property list, as a part of a sentence, and what to do.
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

    /// Reads a binary list or one in XML.
    init(_ bytes: [UInt8]) throws(Problem) {
        if bytes.starts(with: Array("bplist".utf8)) {
            self = try BinaryPropertyList.read(bytes)
        } else {
            try self.init(xml: bytes)
        }
    }

    /// What a dictionary holds; nil for anything else.
    var entries: [String: PropertyList]? {
        if case .dictionary(let entries) = self { return entries }
        return nil
    }

    /// The words of a text; nil for anything else.
    var words: String? {
        if case .text(let words) = self { return words }
        return nil
    }
}
