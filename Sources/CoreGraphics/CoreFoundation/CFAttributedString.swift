// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A text with attributes that cannot be changed.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Returns a text with the same attributes throughout.
public func CFAttributedStringCreate(
    _ alloc: CFAllocator?, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
    str.map { NSAttributedString(string: $0.description, attributes: attributes.map(attributeValues)) }
}
/// Returns a copy of a text.
public func CFAttributedStringCreateCopy(
    _ alloc: CFAllocator?, _ aStr: CFAttributedString!
) -> CFAttributedString! { aStr.map { NSAttributedString(attributedString: $0) } }
/// Returns an empty text that can be changed.
public func CFAttributedStringCreateMutable(
    _ alloc: CFAllocator?, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString(string: "") }
/// Returns a copy of a text that can be changed.
public func CFAttributedStringCreateMutableCopy(
    _ alloc: CFAllocator?, _ maxLength: CFIndex, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! { aStr.map { NSMutableAttributedString(attributedString: $0) } }
/// The number of characters, in UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr?.length ?? 0 }
/// The characters without their attributes.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! {
    aStr.map { NSString(string: $0.string) }
}
/// Replaces characters; those in their place have the attributes of the first one.
public func CFAttributedStringReplaceString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
    aStr?.replaceCharacters(in: NSRange(range), with: replacement?.description ?? "")
}
/// Sets an attribute of characters; nil removes it.
public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
) {
    guard let aStr, let attrName else { return }
    let key = NSAttributedString.Key(attrName.description)
    if let value {
        aStr.addAttribute(key, value: value, range: NSRange(range))
    } else {
        aStr.removeAttribute(key, range: NSRange(range))
    }
}
/// Removes an attribute of characters.
public func CFAttributedStringRemoveAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!
) { CFAttributedStringSetAttribute(aStr, range, attrName, nil) }
/// Sets attributes of characters, in the place of all others or beside them.
public func CFAttributedStringSetAttributes(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!,
    _ clearOtherAttributes: Bool
) {
    guard let aStr, let replacement else { return }
    let attributes = attributeValues(replacement)
    if clearOtherAttributes {
        aStr.setAttributes(attributes, range: NSRange(range))
    } else {
        aStr.addAttributes(attributes, range: NSRange(range))
    }
}
/// Begins changes that belong together; has no effect here.
public func CFAttributedStringBeginEditing(_ aStr: CFMutableAttributedString!) {}
/// Ends changes that belong together; has no effect here.
public func CFAttributedStringEndEditing(_ aStr: CFMutableAttributedString!) {}

/// The attributes of a dictionary whose keys are their names.
private func attributeValues(_ dictionary: CFDictionary) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    for (key, value) in dictionary {
        let name = (key as? String) ?? (key as? NSString)?.description
        if let name { values[NSAttributedString.Key(name)] = value }
    }
    return values
}
