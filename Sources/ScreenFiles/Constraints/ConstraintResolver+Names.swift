import Constraints
import Diagnostics
import ScreenDocuments

extension ConstraintResolver {
    /// The side of a constraint that a path names: `view.attribute` or `view.guide.attribute`.
    func operand(_ item: LinearForm.Item, _ owner: Owner, facing other: LinearForm.Item?)
        throws(ConstraintError) -> ConstraintDeclaration.Operand
    {
        guard let name = item.path.first, item.path.count >= 2 else { throw .attributeMissing(item, owner) }
        let attribute = try attribute(item)
        if let guide = ConstraintDeclaration.Guide(rawValue: name), item.path.count == 2 {
            guard guide != .content, guide != .frame else {
                throw ConstraintError(
                    message: "'\(name)' is a guide of a scroll view", offset: item.offset,
                    hints: ["write scroll.\(name).\(item.path[1]) with the scroll view's id"])
            }
            return try operand(owner.element, guide, attribute, item)
        }
        let guide = try item.path.count == 3 ? self.guide(item) : nil
        return try operand(
            try reference(name, at: item.offset, owner, facing: other), guide, attribute, item)
    }

    private func operand(
        _ reference: ElementReference?, _ guide: ConstraintDeclaration.Guide?,
        _ attribute: LayoutAttribute, _ item: LinearForm.Item
    ) throws(ConstraintError) -> ConstraintDeclaration.Operand {
        let isGuide = reference?.className == "UILayoutGuide"
        if let guide, isGuide {
            throw ConstraintError(
                message: "a layout guide has no \(guide.rawValue) guide, only a view has", offset: item.offset
            )
        }
        if let guide {
            if guide == .content || guide == .frame {
                let className = reference == nil ? "the window" : reference?.className
                if let className, !ElementVocabulary.isKind(className, of: "UIScrollView") {
                    throw ConstraintError(
                        message: "\(className) has no \(guide.rawValue) guide, only a scroll view has",
                        offset: item.offset)
                }
            }
        }
        guard guide == nil && !isGuide || attribute != .firstBaseline && attribute != .lastBaseline else {
            throw ConstraintError(message: "a guide has no \(attribute.rawValue)", offset: item.offset)
        }
        return ConstraintDeclaration.Operand(elementID: reference?.id, guide: guide, attribute: attribute)
    }

    /// The view that a name means where the line stands; nil for the window.
    ///
    /// To the views inside the list's owner, `superview` is the owner, as `|` in Visual Format Language;
    /// to the owner itself it is what the owner lies in.
    private func reference(
        _ name: String, at offset: Int, _ owner: Owner, facing other: LinearForm.Item?
    ) throws(ConstraintError) -> ElementReference? {
        switch name {
        case "superview": return owner.isMeant(by: other) ? owner.superview : owner.element
        case "self": return owner.element
        default: return try element(name, at: offset, owner)
        }
    }

    /// The view with an id.
    func element(_ name: String, at offset: Int, _ owner: Owner) throws(ConstraintError) -> ElementReference {
        if let reference = owner.scope[name] { return reference }
        if owner.scope.isOpen { return ElementReference(id: name) }
        throw .unknownID(name, at: offset, among: owner.scope.names)
    }

    private func attribute(_ item: LinearForm.Item) throws(ConstraintError)
        -> LayoutAttribute
    {
        let word = item.path[item.path.count - 1]
        let offset = item.offset(ofPart: item.path.count - 1)
        if let attribute = LayoutAttribute(rawValue: word) {
            guard item.path.count <= 3 else {
                throw ConstraintError(
                    message: "'\(item.path.joined(separator: "."))' has too many parts", offset: item.offset,
                    hints: ["write view.attribute or view.guide.attribute"])
            }
            return attribute
        }
        let known = LayoutAttribute.allCases.map(\.rawValue)
        guard ConstraintDeclaration.Guide(rawValue: word) == nil else {
            throw ConstraintError(
                message: "'\(word)' is a guide", offset: offset,
                hints: ["name one of its attributes, such as \(word).top"])
        }
        throw ConstraintError(
            message: "unknown attribute '\(word.shortened)'", offset: offset,
            hints: NearestName.hints(for: word, among: known))
    }

    private func guide(_ item: LinearForm.Item) throws(ConstraintError) -> ConstraintDeclaration.Guide {
        if let guide = ConstraintDeclaration.Guide(rawValue: item.path[1]) { return guide }
        let known = ConstraintDeclaration.Guide.allCases.map(\.rawValue)
        throw ConstraintError(
            message: "unknown guide '\(item.path[1].shortened)'", offset: item.offset(ofPart: 1),
            hints: NearestName.hints(for: item.path[1], among: known))
    }
}

extension ConstraintResolver.Owner {
    /// Whether a side of a line is the owner or one of its own guides.
    fileprivate func isMeant(by item: LinearForm.Item?) -> Bool {
        guard let item, let name = item.path.first else { return false }
        if name == "self" || scope[name]?.id == element.id { return true }
        return item.path.count == 2 && ConstraintDeclaration.Guide(rawValue: name) != nil
    }
}

extension LinearForm.Item {
    /// Where a part of the path begins in the line.
    func offset(ofPart index: Int) -> Int {
        path.prefix(index).reduce(offset) { $0 + $1.unicodeScalars.count + 1 }
    }
}

extension ConstraintError {
    fileprivate static func unknownID(_ name: String, at offset: Int, among names: [String])
        -> ConstraintError
    {
        let reserved = ["superview", "self"] + ConstraintDeclaration.Guide.allCases.map(\.rawValue)
        var hints = NearestName.hints(for: name, among: names + reserved.prefix(5))
        if name == "window" { hints = ["the root view's superview is the window"] }
        return ConstraintError(
            message: "there is no view '\(name.shortened)' here", offset: offset, hints: hints)
    }

    fileprivate static func attributeMissing(_ item: LinearForm.Item, _ owner: ConstraintResolver.Owner)
        -> ConstraintError
    {
        let name = item.path.first ?? ""
        return ConstraintError(
            message: "'\(name.shortened)' names no attribute", offset: item.offset,
            hints: ["write \(name.shortened).leading, .width, .centerX or another attribute"])
    }
}
