import Assets
import Diagnostics
import Geometry
import ScreenDocuments
import UIKitCore

/// An image, or the name of a missing image.
struct FoundImage {
    /// The image; nil if it is missing.
    var image: UIImage?
    /// The name of the missing image.
    var missingName: String?
}

extension ValueConverter {
    /// Converts a color; nil for an unknown name, which is reported: the attribute keeps its default.
    func color(_ color: ColorValue) -> UIColor? {
        switch color {
        case .rgba(let red, let green, let blue, let alpha):
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .withAlpha(let base, let alpha): return self.color(base)?.withAlphaComponent(alpha)
        case .dynamic(let light, let dark):
            let (light, dark) = (self.color(light), self.color(dark))
            guard let light, let dark else { return light ?? dark }
            return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        case .displayP3(let red, let green, let blue, let alpha):
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .assetOr(let name, let other):
            if case .named(name) = other { return self.color(other) }
            return locating { UIColor(named: name) } ?? self.color(other)
        case .namedOr(let name, let other): return UIColor.named(name) ?? self.color(other)
        case .named(let name):
            if let known = UIColor.named(name) ?? locating({ UIColor(named: name) }) { return known }
            let environment = RenderEnvironment.current
            // What is wrong with a set of that name is reported where it is looked up.
            guard environment.assets.colorSet(named: name) == nil else { return nil }
            environment.assetRequests?.insert(.colorNames)
            let names = UIColor.named.map(\.name) + environment.assets.colorNames
            report(
                .colorMissing, "unknown color '\(name)'; the default of the attribute is drawn", of: name,
                hints: NearestName.hints(for: name, among: names)
                    + [
                        "add the color set to an asset catalog of the project, or name its folder with --assets"
                    ])
            return nil
        }
    }

    /// Converts an image. A missing image is reported and marked.
    func image(_ file: ImageValue) -> FoundImage {
        if let symbol = file.symbol { return FoundImage(image: self.symbol(file, symbol)) }
        guard var image = locating({ UIImage(named: file.name) }) else {
            guard let size = file.recordedSize else { return FoundImage(missingName: file.name) }
            return FoundImage(image: UIImage.placeholder(named: file.name, size: CGSize(size)))
        }
        if let caps = file.capInsets {
            image = image.resizableImage(
                withCapInsets: UIEdgeInsets(caps), resizingMode: file.tiles ? .tile : .stretch)
        }
        if file.isTemplate { image = image.withRenderingMode(.alwaysTemplate) }
        return FoundImage(image: image)
    }

    private func symbol(_ file: ImageValue, _ symbol: SymbolValue) -> UIImage? {
        let weight = symbol.weight?.symbolWeight ?? .unspecified
        let scale = symbol.scale?.converted ?? .unspecified
        let size =
            symbol.textStyle.map { UIImage.SymbolConfiguration(textStyle: $0.converted) }
            ?? symbol.pointSize.map { UIImage.SymbolConfiguration(pointSize: $0) } ?? .unspecified
        let configuration = size.applying(UIImage.SymbolConfiguration(weight: weight))
            .applying(UIImage.SymbolConfiguration(scale: scale))
        return UIImage(systemName: file.name, withConfiguration: configuration)
    }

    /// Converts a date; returns nil, after reporting it, if the text is not a date.
    func date(_ text: String) -> Date? {
        if let date = CalendarDate.parseDate(text) { return date }
        report(.screenValue, "'\(text)' is not a date; write 2007-01-09, 09:41, or both")
        return nil
    }

    /// Runs code that reports diagnostics, and adds the location of the value to them.
    private func locating<Result>(_ body: () -> Result) -> Result {
        let outer = RenderEnvironment.current
        var inner = outer
        inner.sink = DiagnosticSink()
        let result = inner.run(body)
        for var diagnostic in inner.sink.diagnostics {
            // A diagnostic with its own location is not specific to this value.
            if diagnostic.place == nil {
                diagnostic.place = place
                diagnostic.view = view
            }
            outer.report(diagnostic)
        }
        return result
    }

    /// Converts a font. If no shipped face matches, this is reported and the nearest face is used.
    func font(_ font: FontValue) -> UIFont {
        let found =
            switch font.family {
            case .textStyle(let name): textStyle(name, font)
            case .system(let design): system(design, font)
            case .named(let name): named(name, font)
            }
        return font.hasMonospacedDigits ? found.withMonospacedDigits() : found
    }

    private func named(_ name: String, _ font: FontValue) -> UIFont {
        guard
            let found = locating({
                UIFont(name: name, size: font.size ?? UIFont.labelFontSize, substitutes: false)
            })
        else {
            report(
                .fontSubstituted, "no font is named '\(name)'; the nearest shipped face is drawn", of: name)
            return .substitute(forFontNamed: name, size: font.size ?? UIFont.labelFontSize)
        }
        if font.weight != nil || font.isItalic {
            report(
                .fontSubstituted,
                "weight and italic of the font '\(name)' are not supported; name the face itself", of: name)
        }
        return found
    }

    private func textStyle(_ style: Choices.TextStyle, _ font: FontValue) -> UIFont {
        let preferred = UIFont.preferredFont(forTextStyle: style.converted)
        if font.weight == nil, !font.isItalic {
            return font.size.map { preferred.withSize($0) } ?? preferred
        }
        var own = font
        own.size = font.size ?? preferred.pointSize
        return system(.default, own)
    }

    private func system(_ design: Choices.FontDesign, _ font: FontValue) -> UIFont {
        let size = font.size ?? UIFont.labelFontSize
        let weight = font.weight?.converted ?? .regular
        var descriptor = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
        if let changed = descriptor.withDesign(design.converted) {
            descriptor = changed
        }
        if design == .rounded {
            report(
                .fontSubstituted, "the rounded system font is not shipped; the plain one is drawn",
                of: "rounded")
        }
        if font.isItalic {
            let traits = descriptor.symbolicTraits.union(.traitItalic)
            descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
        }
        return UIFont(descriptor: descriptor, size: size)
    }
}

extension UIEdgeInsets {
    /// Creates edge insets from those of a file.
    init(_ insets: Insets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
