import SwiftPorting

extension ModuleBuild {
    /// A ported source.
    struct Unit {
        /// The path of the source, which messages of the compiler name.
        var source: String
        /// The path of the ported file.
        var path: String
        var text: [UInt8]
        /// What is left out of it.
        var omitted: [OmittedCode] = []
        /// The digest of what others can see of the text, once it was asked for.
        var knownInterface: String?
    }
}

extension ModuleBuild.Unit {
    mutating func apply(_ reduction: SourceReduction) {
        if text != reduction.text {
            text = reduction.text
            knownInterface = nil
        }
        omitted += reduction.omitted
    }

    /// Takes over what an earlier build left of the text.
    mutating func restore(_ text: [UInt8], omitted: [OmittedCode]) {
        (self.text, self.omitted, knownInterface) = (text, omitted, nil)
    }

    /// Returns the digest of what others can see of the text.
    mutating func interface() -> String {
        if let knownInterface { return knownInterface }
        let digest = SourceInterface.digest(of: text)
        knownInterface = digest
        return digest
    }
}
