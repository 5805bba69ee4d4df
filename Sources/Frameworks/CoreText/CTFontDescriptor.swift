// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The name of the PostScript name in a description; that of UIKit.
public var kCTFontNameAttribute: CFString { "NSFontNameAttribute" }
/// The name of the name of the family; that of UIKit.
public var kCTFontFamilyNameAttribute: CFString { "NSFontFamilyAttribute" }
/// The name of the name of the face in the family; that of UIKit.
public var kCTFontStyleNameAttribute: CFString { "NSFontFaceAttribute" }
/// The name of the size in points; that of UIKit.
public var kCTFontSizeAttribute: CFString { "NSFontSizeAttribute" }
/// The name of the traits, a dictionary; that of UIKit.
public var kCTFontTraitsAttribute: CFString { "NSFontTraitsAttribute" }
/// The name of the features, an array; that of UIKit. They are not drawn.
public var kCTFontFeatureSettingsAttribute: CFString { "NSCTFontFeatureSettingsAttribute" }
/// The name of the bits of traits, a number; that of UIKit.
public var kCTFontSymbolicTrait: CFString { "NSCTFontSymbolicTrait" }
/// The name of the weight, -1 to 1; that of UIKit.
public var kCTFontWeightTrait: CFString { "NSCTFontWeightTrait" }
/// The name of the relative width of glyphs, -1 to 1; that of UIKit.
public var kCTFontWidthTrait: CFString { "NSCTFontProportionTrait" }
/// The name of the slant, -1 to 1; that of UIKit.
public var kCTFontSlantTrait: CFString { "NSCTFontSlantTrait" }
/// The name of the type of a feature; that of UIKit.
public var kCTFontFeatureTypeIdentifierKey: CFString { "CTFeatureTypeIdentifier" }
/// The name of the setting of a feature; that of UIKit.
public var kCTFontFeatureSelectorIdentifierKey: CFString { "CTFeatureSelectorIdentifier" }

extension UIFontDescriptor.SymbolicTraits {
    /// The face is italic; `kCTFontItalicTrait` in C.
    public static let italicTrait: UIFontDescriptor.SymbolicTraits = .traitItalic
    /// The face is bold; `kCTFontBoldTrait` in C.
    public static let boldTrait: UIFontDescriptor.SymbolicTraits = .traitBold
    /// All glyphs have the same width; `kCTFontMonoSpaceTrait` in C.
    public static let monoSpaceTrait: UIFontDescriptor.SymbolicTraits = .traitMonoSpace
}

/// Returns the description of a font by its name, at a size in points.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name.description, size: size)
}

/// Returns the description of attributes: name or family, size, weight and traits.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    UIFontDescriptor(fontAttributes: values(attributes))
}

/// Returns a description with other attributes.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(values(attributes)) }

/// Returns a description with other traits, of those in a mask.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    original.withSymbolicTraits(
        original.symbolicTraits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask)))
}

/// Returns an attribute of a description: its names, size or traits; nil for others.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef?
{
    let font = UIFont(descriptor: descriptor, size: 0)
    switch attribute {
    case kCTFontNameAttribute: return NSString(string: font.fontName)
    case kCTFontFamilyNameAttribute: return NSString(string: font.familyName)
    case kCTFontSizeAttribute: return NSNumber(value: Double(descriptor.pointSize))
    case kCTFontTraitsAttribute: return CTFontCopyTraits(font)
    default: return nil
    }
}

/// The traits of a font by their names.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    let traits = font.fontDescriptor.symbolicTraits
    let weight: UIFont.Weight = traits.contains(.traitBold) ? .bold : .regular
    return NSDictionary(
        objects: [
            NSNumber(value: traits.rawValue), NSNumber(value: Double(weight.rawValue)),
            NSNumber(value: traits.contains(.traitItalic) ? 0.07 : 0),
        ], forKeys: [kCTFontSymbolicTrait, kCTFontWeightTrait, kCTFontSlantTrait])
}

/// The attributes of a dictionary with the keys of UIKit and values of Swift.
private func values(_ dictionary: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
    var found: [UIFontDescriptor.AttributeName: Any] = [:]
    for (key, value) in dictionary {
        guard let name = key as? String else { continue }
        let attribute = UIFontDescriptor.AttributeName(rawValue: name)
        switch attribute {
        case .size: found[attribute] = number(value)
        case .traits: found[attribute] = (value as? NSDictionary).map(traits)
        default: found[attribute] = value as? String ?? value
        }
    }
    return found
}

private func traits(_ dictionary: NSDictionary) -> [UIFontDescriptor.TraitKey: Any] {
    var found: [UIFontDescriptor.TraitKey: Any] = [:]
    for (key, value) in dictionary {
        guard let name = key as? String, let number = number(value) else { continue }
        let trait = UIFontDescriptor.TraitKey(rawValue: name)
        found[trait] = trait == .symbolic ? UInt32(max(0, number)) as Any : number
    }
    return found
}

private func number(_ value: Any) -> Double? {
    (value as? Double) ?? (value as? CGFloat).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
}
