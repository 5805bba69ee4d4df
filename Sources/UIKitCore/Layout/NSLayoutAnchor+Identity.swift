/// An anchor, whatever it measures.
protocol LayoutAnchoring: AnyObject {
    /// The attribute that makes anchors equal.
    var identity: LayoutAnchorIdentity { get }
}

/// The attribute of the item that an anchor stands for.
struct LayoutAnchorIdentity: Hashable {
    let item: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    /// Where a distance between two anchors begins; nil for other anchors.
    let start: ObjectIdentifier?
    let startAttribute: NSLayoutConstraint.Attribute?
}

extension NSLayoutAnchor: LayoutAnchoring {
    var identity: LayoutAnchorIdentity {
        LayoutAnchorIdentity(
            item: ObjectIdentifier(item), attribute: attribute,
            start: distance?.start.map(ObjectIdentifier.init), startAttribute: distance?.startAttribute)
    }
}

/// The item of an anchor that belongs to none.
final class UnknownLayoutItem: ReferenceTarget {
    private var storedReference: ObjectReference?
    var reference: ObjectReference {
        let reference = storedReference ?? ObjectReference(self)
        storedReference = reference
        return reference
    }
    deinit { storedReference?.object = nil }
}

extension NSLayoutConstraint {
    /// The anchor of the first item.
    public var firstAnchor: NSLayoutAnchor<AnyObject> {
        anchor(of: firstItem, firstAttribute, firstDistance) ?? NSLayoutAnchor()
    }

    /// The anchor of the second item; nil for a constant alone.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        anchor(of: secondItem, secondAttribute, secondDistance)
    }

    private func anchor(
        of item: AnyObject?, _ attribute: Attribute, _ distance: AnchorDistance?
    ) -> NSLayoutAnchor<AnyObject>? {
        guard let item = item as? any ReferenceTarget else { return nil }
        let anchor: NSObject
        switch attribute {
        case .notAnAttribute: return nil
        case .width, .height: anchor = NSLayoutDimension(item: item, attribute: attribute, distance: distance)
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            anchor = NSLayoutXAxisAnchor(item: item, attribute: attribute)
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            anchor = NSLayoutYAxisAnchor(item: item, attribute: attribute)
        }
        // As in Objective-C, an anchor of every class is one of any object: the parameter is for the compiler alone.
        return unsafeBitCast(anchor, to: NSLayoutAnchor<AnyObject>.self)
    }
}
