/// A piece of code that does not compile and is left out of a ported source.
package struct OmittedCode: Hashable, Codable, Sendable {
    /// What is left out.
    package enum Kind: String, Codable, Sendable {
        /// A statement, or an element of an array.
        case statement
        /// A part of a statement: a call in a chain, an argument, a condition. The rest of the statement runs.
        case piece
        /// A mark or word that only iOS needs, or that is needed here, such as `!`. All code runs.
        case mark
        /// A type of a module that is not there, for which another is declared. All code runs, with empty values.
        case placeholder
        /// A value that is returned; an empty one takes its place.
        case value
        /// A property, method or other member, or a declaration of a file.
        case declaration
        /// A class, structure, enumeration, protocol or extension.
        case type
        /// A protocol or superclass after the colon of a type.
        case inheritance
        /// An import of a module.
        case module
        /// A whole source file.
        case file
    }

    /// What is left out.
    package var kind: Kind
    /// The type around it, with those around that, as in `Outer.Inner`; nil outside types.
    package var owner: String?
    /// Its name, or the name of the function that it is in; nil for a statement outside functions.
    package var name: String?
    /// The line of the source, from 1.
    package var line: Int
    /// What the compiler says.
    package var reason: String

    /// Describes a piece of code.
    ///
    /// - Parameters:
    ///   - kind: What is left out.
    ///   - owner: The type around it.
    ///   - name: Its name, or that of the function around it.
    ///   - line: The line of the source, from 1.
    ///   - reason: What the compiler says.
    package init(kind: Kind, owner: String? = nil, name: String? = nil, line: Int, reason: String) {
        self.kind = kind
        self.owner = owner
        self.name = name
        self.line = line
        self.reason = reason
    }

    /// The name of the type that is not there, for which another is declared; nil for other kinds.
    package var placeholderName: String? {
        kind == .placeholder ? CompilerMessage.missingName(in: reason) : nil
    }

    /// Whether code does not run because of it.
    package var isLoss: Bool { kind != .mark && kind != .placeholder }
}
