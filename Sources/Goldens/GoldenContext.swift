import Files
import Foundation
import Scene

/// What a golden keeps about the screen it shows, so that a difference can be explained later: what the document
/// declares, the layout, and a digest of the drawing commands.
///
/// A picture keeps it as text in the file. Without it a golden is as valid; only explanations are poorer.
struct GoldenContext: Hashable {
    /// The digest of the text of the drawing commands.
    var commandsDigest: String?
    /// What the document declares; nil if there is no document.
    var declarations: [GoldenDeclaration]?
    /// The text of the layout tree.
    var layout: String?

    /// The keyword of the text in PNG files.
    static let keyword = "Maquette"

    /// Creates a context.
    init(commandsDigest: String? = nil, declarations: [GoldenDeclaration]? = nil, layout: String? = nil) {
        self.commandsDigest = commandsDigest
        self.declarations = declarations
        self.layout = layout
    }

    /// The context of a subject.
    init(of subject: GoldenSubject) {
        commandsDigest = subject.commands.map { ContentDigest.text(of: $0.dump.utf8) }
        declarations = subject.declarations.map { $0() }
        layout = subject.layout?.dump
    }

    /// The text that `init(text:)` reads: a digest, a line for each declaration, and the layout.
    var text: String {
        var lines: [String] = []
        if let commandsDigest { lines.append("commands \(commandsDigest)") }
        if let declarations {
            lines.append("document")
            lines += declarations.map { declaration in
                [declaration.view, declaration.attribute, declaration.value].map(\.escapedField)
                    .joined(separator: "\t")
            }
        }
        return lines.map { $0 + "\n" }.joined() + (layout ?? "")
    }

    /// Reads a text; what it does not contain is nil.
    init(text: String) {
        let layoutStart =
            text.hasPrefix("screen ")
            ? text.startIndex : text.range(of: "\nscreen ").map { text.index(after: $0.lowerBound) }
        layout = layoutStart.map { String(text[$0...]) }
        for line in text[..<(layoutStart ?? text.endIndex)].split(separator: "\n") {
            if line == "document" {
                declarations = []
            } else if declarations == nil, line.hasPrefix("commands ") {
                commandsDigest = String(line.dropFirst(9))
            } else {
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(
                    \.unescapedField)
                guard fields.count == 3 else { continue }
                declarations?.append(
                    GoldenDeclaration(view: fields[0], attribute: fields[1], value: fields[2]))
            }
        }
    }
}

extension StringProtocol {
    /// The text without tabs and line breaks.
    fileprivate var escapedField: String {
        var text = ""
        for character in unicodeScalars {
            switch character {
            case "\\": text += "\\\\"
            case "\t": text += "\\t"
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(character)
            }
        }
        return text
    }

    /// The text that `escapedField` was made from.
    fileprivate var unescapedField: String {
        var text = "", isEscaped = false
        for character in unicodeScalars {
            if isEscaped {
                text.unicodeScalars.append(character == "t" ? "\t" : character == "n" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                text.unicodeScalars.append(character)
            }
        }
        return text
    }
}
