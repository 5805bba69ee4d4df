import Diagnostics
import Foundation
import RenderContext
import Typography

extension Font {
    /// Returns the font of the text engine in an environment.
    func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
        var descriptor = baseDescriptor(in: environment)
        for change in changes { change.apply(to: &descriptor) }
        return descriptor
    }

    private func baseDescriptor(in environment: EnvironmentValues) -> FontDescriptor {
        switch base {
        case .fixed(let descriptor): return descriptor
        case .system(let size, let weight, let design):
            return FontDescriptor(
                family: .system((design ?? environment.fontDesign ?? .default).engineDesign),
                weight: weight?.weight ?? .regular, size: Double(size))
        case .style(let style, let design, let weight):
            let metrics = TextStyleSizes.metrics(of: style, at: environment.dynamicTypeSize)
            return FontDescriptor(
                family: .system((design ?? environment.fontDesign ?? .default).engineDesign),
                weight: weight?.weight ?? (style == .headline ? .semibold : .regular), size: metrics.size,
                leading: metrics.linePitch - metrics.size * TextStyleSizes.lineHeight)
        case .custom(let name, let size, let style):
            let factor = style.map { TextStyleSizes.factor(of: $0, at: environment.dynamicTypeSize) } ?? 1
            return Font.named(name, size: Double(size) * factor)
        }
    }

    /// Returns a font of a name: one of the render's, a name of the system's, or the nearest face, which is reported.
    private static func named(_ name: String, size: Double) -> FontDescriptor {
        let render = RenderEnvironment.current
        if render.textEngine.library.faces.contains(where: { $0.isNamed(name) }) {
            return FontDescriptor(family: .named(name), size: size)
        }
        if let system = SystemFontNames.descriptor(named: name, size: size) { return system }
        var descriptor = FontDescriptor.system(size: size)
        if SystemFontFamilies.contain(name) { descriptor.substitute(for: name) }
        render.report(
            Diagnostic(
                .swiftUIFontMissing, "no font is named '\(name)'; the nearest shipped face is drawn",
                of: name,
                hints: ["give the folder of its file with --fonts"]))
        return descriptor
    }
}

extension Font.Change {
    fileprivate func apply(to descriptor: inout FontDescriptor) {
        switch self {
        case .weight(let weight): descriptor.weight = weight.weight
        case .bold: descriptor.weight = max(descriptor.weight, .bold)
        case .italic: descriptor.isItalic = true
        case .monospaced: descriptor.family = .system(.monospaced)
        case .monospacedDigit: descriptor.features.append(.monospacedDigits)
        case .smallCaps(let tags): descriptor.features += tags.map { FontFeature(tag: $0) }
        case .design(let design): descriptor.family = .system(design.engineDesign)
        case .leading(let leading):
            // Source: the traits of font descriptors change the distance by two points.
            descriptor.leading += leading == .tight ? -2 : leading == .loose ? 2 : 0
        }
    }
}

extension Font.Design {
    /// The design of the text engine.
    var engineDesign: FontDesign {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension FontFaceRecord {
    /// Whether a name is that of the face or of its family.
    fileprivate func isNamed(_ name: String) -> Bool {
        [postScriptName, fullName, family].contains(name)
    }
}
