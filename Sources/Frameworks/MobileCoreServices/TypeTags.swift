// swift-format-ignore-file: AlwaysUseLowerCamelCase

import MaquetteUniformTypeIdentifiers
public import UIKit

// The functions of kinds of content before iOS 14. They create what code takes over by `takeRetainedValue()`.

/// The class of tags that are the ends of names of files.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
/// The class of tags that are MIME types.
public var kUTTagClassMIMEType: CFString { "public.mime-type" }
/// The class of tags that are types of pasteboards of macOS.
public var kUTTagClassNSPboardType: CFString { "com.apple.nspboard-type" }

/// The kind with a tag; a dynamic one where none is declared, and nil for a class of tags that is not known here.
private func kind(_ tag: CFString, of tagClass: CFString, conformingTo parent: CFString?) -> UTType? {
    let parent = parent.map(\.description).flatMap(UTType.init) ?? .data
    switch tagClass.description {
    case kUTTagClassFilenameExtension.description:
        return UTType(filenameExtension: tag.description, conformingTo: parent)
    case kUTTagClassMIMEType.description: return UTType(mimeType: tag.description, conformingTo: parent)
    default: return nil
    }
}

private func retained(_ text: String?) -> Unmanaged<CFString>? {
    text.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// Returns the identifier of the kind with a tag.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    retained(kind(inTag, of: inTagClass, conformingTo: inConformingToUTI)?.identifier)
}

/// Returns the identifiers of the kinds with a tag: here the preferred one alone.
public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
    kind(inTag, of: inTagClass, conformingTo: inConformingToUTI).map {
        Unmanaged.passRetained(NSArray(array: [$0.identifier]))
    }
}

/// Returns the tag of a kind in a class: the end of names or the MIME type; nil if it has none.
public func UTTypeCopyPreferredTagWithClass(
    _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
    let type = UTType(inUTI.description)
    switch inTagClass.description {
    case kUTTagClassFilenameExtension.description: return retained(type?.preferredFilenameExtension)
    case kUTTagClassMIMEType.description: return retained(type?.preferredMIMEType)
    default: return nil
    }
}

/// Returns whether two identifiers are of the same kind, whatever their case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    inUTI1.description.lowercased() == inUTI2.description.lowercased()
}

/// Returns whether a kind is another kind or a part of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI.description), let parent = UTType(inConformsToUTI.description) else {
        return false
    }
    return type.conforms(to: parent)
}

/// Returns a word for a kind; nil if none is known.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
    retained(UTType(inUTI.description)?.localizedDescription)
}

/// Returns whether the system declares a kind.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI.description)?.isDeclared ?? false }

/// Returns whether a kind was made for a tag of which none is declared.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { inUTI.description.hasPrefix("dyn.") }
