// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Typography
public import UIKit

/// For whom fonts are registered. Raw values match Apple's.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
    /// For no process.
    case none = 0
    /// For the app, until it ends.
    case process = 1
    /// For the user, in all apps.
    case persistent = 2
    /// For the user, until logout.
    case session = 3

    /// For the user, in all apps.
    public static let user = CTFontManagerScope.persistent
}

/// The domain of errors of fonts that are registered.
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" }

/// Why fonts were not registered. Raw values match Apple's.
public enum CTFontManagerError: Int, Hashable, Sendable {
    /// There is no such file.
    case fileNotFound = 101
    /// The file cannot be used.
    case insufficientPermissions = 102
    /// The file is no font.
    case unrecognizedFormat = 103
    /// The font is damaged.
    case invalidFontData = 104
    /// The font was registered before.
    case alreadyRegistered = 105
    /// The font was not registered.
    case notRegistered = 201
    /// The font is in use.
    case inUse = 202
    /// The system requires the font.
    case systemRequired = 203
}

/// The fonts of a render: those that the tool finds in the project, and those given with `--fonts`.
///
/// They are there before the app's code registers them, so that a font counts as registered if the render has its faces.
private enum RegisteredFonts {
    /// Returns why the fonts of a file are not there; nil where they are.
    static func problem(of url: URL) -> CTFontManagerError? {
        guard let data = FileManager.default.contents(atPath: url.path) else { return .fileNotFound }
        let names = FontLibrary.faceNames(inFontFile: Array(data))
        if names.isEmpty { return .unrecognizedFormat }
        return names.allSatisfy { hasFace($0.postScript) } ? nil : .insufficientPermissions
    }

    static func hasFace(_ name: String) -> Bool {
        RenderEnvironment.current.textEngine.library.faces.contains {
            $0.postScriptName == name || $0.fullName == name
        }
    }

    /// Reports an error to a caller, as C does; returns whether there is none.
    static func report(
        _ problem: CTFontManagerError?, to error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> Bool {
        guard let problem else { return true }
        error?.pointee = Unmanaged.passRetained(self.error(problem))
        return false
    }

    static func error(_ problem: CTFontManagerError) -> CFError {
        NSError(domain: kCTFontManagerErrorDomain.description, code: problem.rawValue)
    }
}

/// Registers the fonts of a file.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: For whom.
///   - error: Where the error is written, if the render does not have the font; nil for nowhere.
/// - Returns: Whether the render has the fonts.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { RegisteredFonts.report(RegisteredFonts.problem(of: fontURL as URL), to: error) }

/// Unregisters the fonts of a file, which stay in the render; returns whether they were there.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let isThere = RegisteredFonts.problem(of: fontURL as URL) == nil
    return RegisteredFonts.report(isThere ? nil : .notRegistered, to: error)
}

/// Registers the fonts of files.
///
/// - Parameters:
///   - fontURLs: The files, an array of `URL`.
///   - scope: For whom.
///   - enabled: Whether they can be used, which they always can.
///   - registrationHandler: Called in the next turn with an array of errors, and whether that was all.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let problems = fontURLs.compactMap { ($0 as? URL) ?? ($0 as? NSURL).map { $0 as URL } }
        .compactMap(RegisteredFonts.problem)
    CompletionQueue.async {
        _ = registrationHandler?(NSArray(array: problems.map(RegisteredFonts.error)), true)
    }
}

/// Registers a face that code has read; returns whether the render has it.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let isThere = font.postScriptName.map { RegisteredFonts.hasFace($0.description) } ?? false
    return RegisteredFonts.report(isThere ? nil : .insufficientPermissions, to: error)
}

/// Unregisters a face, which stays in the render; returns whether it was there.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let isThere = font.postScriptName.map { RegisteredFonts.hasFace($0.description) } ?? false
    return RegisteredFonts.report(isThere ? nil : .notRegistered, to: error)
}

/// Returns the descriptions of the faces of a file; nil for a file that is no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let data = FileManager.default.contents(atPath: (fileURL as URL).path) else { return nil }
    let names = FontLibrary.faceNames(inFontFile: Array(data))
    return names.isEmpty
        ? nil : NSArray(array: names.map { UIFontDescriptor(name: $0.postScript, size: 12) })
}

/// The names of the families of the render and of those that iOS ships, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
    NSArray(array: UIFont.familyNames.map { NSString(string: $0) })
}

/// The PostScript names of the faces of these families.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    let names = UIFont.familyNames.flatMap(UIFont.fontNames(forFamilyName:))
    return NSArray(array: names.map { NSString(string: $0) })
}

extension CGFont {
    /// Creates the face of a font file that code has read; nil where the bytes are no font. The render draws with it only if
    /// the file is among its fonts.
    public convenience init?(_ provider: CGDataProvider) {
        let bytes = provider.data.map { Array(Data(referencing: $0)) } ?? []
        guard let name = FontLibrary.faceNames(inFontFile: bytes).first?.postScript else { return nil }
        self.init(NSString(string: name))
    }
}
