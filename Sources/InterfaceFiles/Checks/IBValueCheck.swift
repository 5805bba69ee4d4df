import Diagnostics
import XML

/// Checks the values of a document before anything is read of it: each that says nothing - an unknown name, a number that is
/// none - is reported, and the document is read with what is taken in its place.
struct IBValueCheck {
    private let file: String
    private let problems: ProblemList
    private var rules = IBValueRules()

    /// Creates a check of a document that reports to a list.
    private init(file: String, problems: ProblemList) {
        self.file = file
        self.problems = problems
    }

    /// Checks a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - file: The name of its file.
    /// - Returns: The document with what is taken in place of its faulty values, and what is wrong with them.
    static func checked(_ document: XMLElement, file: String) -> InterfaceDocuments.Document {
        let problems = ProblemList()
        var check = IBValueCheck(file: file, problems: problems)
        let corrected = check.corrected(document)
        return InterfaceDocuments.Document(root: corrected, problems: problems.unsorted)
    }

    /// Returns a document with what is taken in place of its faulty values.
    private mutating func corrected(_ document: XMLElement) -> XMLElement {
        corrected(document, owner: XMLElement(name: "", line: 0)) ?? document
    }

    /// Corrects an element with its descendants.
    ///
    /// - Parameters:
    ///   - node: The element.
    ///   - owner: The element around it.
    ///   - ownerID: The id of the nearest element around it that has one.
    /// - Returns: The element as it is to be read; nil where nothing is wrong, so that only faulty documents are copied.
    private mutating func corrected(
        _ node: XMLElement, owner: XMLElement, ownerID: String? = nil
    ) -> XMLElement? {
        var changed: XMLElement?
        // A variation has the attributes of what it varies.
        let table = rules.table(of: node.name == "variation" ? owner : node)
        let id = node["id"] ?? ownerID
        for (name, value) in node.attributes {
            let known = name == "key" && node.name == "variation" ? IBValueRules.condition : nil
            guard let rule = known ?? rules.rule(name, of: table), let fault = rule.form.fault(of: value)
            else { continue }
            report(name, value, of: node, id: id, fault, rule)
            switch rule.substitute {
            case .itself: break
            case .nothing: changed = changed.setting(name, to: nil, in: node)
            case .value(let other): changed = changed.setting(name, to: other, in: node)
            }
        }
        if node.name == "color", !IBColors.isColor(changed ?? node) { reportColor(node, id: id) }
        for (index, child) in node.children.enumerated() {
            guard let other = corrected(child, owner: node, ownerID: id) else { continue }
            changed = changed ?? node
            changed?.children[index] = other
        }
        return changed
    }

    private func reportColor(_ node: XMLElement, id: String?) {
        problems.report(
            Diagnostic(
                .storyboardValue,
                "the color\(node["key"].map { " '\($0.shortened)'" } ?? "") has neither a name nor components; it is left out",
                of: "color", at: Place(file: file, line: node.line), view: id))
    }

    private func report(
        _ name: String, _ value: String, of node: XMLElement, id: String?, _ fault: String,
        _ rule: IBValueRule
    ) {
        let subject = (node["id"] ?? node["key"]).map { " '\($0.shortened)'" } ?? ""
        problems.report(
            Diagnostic(
                .storyboardValue,
                "\(name) '\(value.shortened)' of the \(node.name)\(subject) \(fault); \(rule.substitute.ending)",
                of: "\(node.name).\(name)", at: Place(file: file, line: node.line), view: id,
                hints: rule.form.hints(for: value)))
    }
}

extension XMLElement? {
    /// Returns the element, or else another one, with an attribute set or removed.
    fileprivate func setting(_ name: String, to value: String?, in other: XMLElement) -> XMLElement {
        var node = self ?? other
        for index in node.attributes.indices.reversed() where node.attributes[index].name == name {
            if let value { node.attributes[index].value = value } else { node.attributes.remove(at: index) }
        }
        return node
    }
}
