public import Foundation

extension View {
    private func setting<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> ModifiedView {
        modified(by: EnvironmentValueModification(keyPath: keyPath, value: value))
    }

    /// Returns the view with a font of its texts; nil for that of body text.
    public func font(_ font: Font?) -> some View { setting(\.font, font) }
    /// Returns the view with a weight of its texts' fonts; nil for their own.
    public func fontWeight(_ weight: Font.Weight?) -> some View { setting(\.fontWeight, weight) }
    /// Returns the view with a design of its texts' fonts; nil for their own.
    public func fontDesign(_ design: Font.Design?) -> some View { setting(\.fontDesign, design) }
    /// Returns the view with a width of its texts' fonts; this has no effect here, where fonts have one.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    /// Returns the view with bold texts, or not.
    public func bold(_ isActive: Bool = true) -> some View { setting(\.isBold, isActive) }
    /// Returns the view with italic texts, or not.
    public func italic(_ isActive: Bool = true) -> some View { setting(\.isItalic, isActive) }
    /// Returns the view with characters of one width, or not.
    public func monospaced(_ isActive: Bool = true) -> some View { setting(\.isMonospaced, isActive) }
    /// Returns the view with digits of one width.
    public func monospacedDigit() -> some View { setting(\.hasMonospacedDigits, true) }
    /// Returns the view with a line under its texts.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        setting(\.underline, isActive ? TextAttributes.Line(pattern: pattern, color: color) : nil)
    }
    /// Returns the view with a line through its texts.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        setting(\.strikethrough, isActive ? TextAttributes.Line(pattern: pattern, color: color) : nil)
    }
    /// Returns the view with a distance in points added after every character.
    public func kerning(_ kerning: CGFloat) -> some View { setting(\.kerning, kerning) }
    /// Returns the view with a distance in points added after every character.
    public func tracking(_ tracking: CGFloat) -> some View { setting(\.kerning, tracking) }
    /// Returns the view with its texts raised by a distance in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        setting(\.baselineOffset, baselineOffset)
    }
    /// Returns the view with a greatest number of lines of its texts; nil for any number.
    public func lineLimit(_ number: Int?) -> some View { setting(\.lineLimit, number) }
    /// Returns the view with a range of the number of lines of its texts.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        setting(\.reservedLines, limit.lowerBound).setting(\.lineLimit, limit.upperBound)
    }
    /// Returns the view with a greatest number of lines of its texts.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        setting(\.lineLimit, limit.upperBound)
    }
    /// Returns the view with a least number of lines of its texts.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        setting(\.reservedLines, limit.lowerBound)
    }
    /// Returns the view with a greatest number of lines of its texts, which may always have their height.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        setting(\.reservedLines, reservesSpace ? limit : nil).setting(\.lineLimit, limit)
    }
    /// Returns the view with a distance in points added between the lines of its texts.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { setting(\.lineSpacing, lineSpacing) }
    /// Returns the view with an alignment of the lines of its texts.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        setting(\.multilineTextAlignment, alignment)
    }
    /// Returns the view with a way to shorten its texts.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { setting(\.truncationMode, mode) }
    /// Returns the view with a smallest scale of its texts' fonts, in 0...1.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { setting(\.minimumScaleFactor, factor) }
    /// Returns the view, whose texts may bring characters closer; drawing here never does.
    public func allowsTightening(_ flag: Bool) -> some View { setting(\.allowsTightening, flag) }
    /// Returns the view with a case of its texts; nil for their own.
    public func textCase(_ textCase: Text.Case?) -> some View { setting(\.textCase, textCase) }
    /// Returns the view with a text size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { setting(\.dynamicTypeSize, size) }
    /// Returns the view with a range of text sizes.
    public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
        modified(
            by: EnvironmentTransformModification(keyPath: \.dynamicTypeSize) { size in
                let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
                if let first = allowed.first, size < first { size = first }
                if let last = allowed.last, size > last { size = last }
            })
    }
}
