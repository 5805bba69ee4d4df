/// What a line of a header of Objective-C imports.
enum HeaderImport: Equatable {
    /// A module, as in `@import Kit;` and `#import <Kit/Kit.h>`.
    case module(String)
    /// A header, by its name, as in `#import "Kit.h"`.
    case header(String)

    /// Reads a line; nil for one that imports nothing.
    init?(line: Substring) {
        let text = line.drop(while: \.isWhitespace)
        if text.hasPrefix("@import ") {
            let name = text.dropFirst(8).drop(while: \.isWhitespace).prefix { $0 != ";" && $0 != "." }
            self = .module(String(name))
            return
        }
        guard text.hasPrefix("#") else { return nil }
        let directive = text.dropFirst().drop(while: \.isWhitespace)
        guard let keyword = ["import", "include"].first(where: directive.hasPrefix) else { return nil }
        let named = directive.dropFirst(keyword.count).drop(while: \.isWhitespace)
        switch named.first {
        case "<":
            let parts = named.dropFirst().prefix { $0 != ">" }.split(separator: "/")
            guard parts.count > 1 else { return nil }
            self = .module(String(parts[0]))
        case "\"":
            guard let name = named.dropFirst().prefix(while: { $0 != "\"" }).split(separator: "/").last
            else { return nil }
            self = .header(String(name))
        default: return nil
        }
    }
}
