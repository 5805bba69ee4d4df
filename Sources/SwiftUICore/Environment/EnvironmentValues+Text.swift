public import Foundation

extension EnvironmentValues {
    private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
    private enum DesignKey: EnvironmentKey { static var defaultValue: Font.Design? { nil } }
    private enum WeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
    private enum BoldKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private enum ItalicKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private enum MonospacedKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private enum DigitsKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private enum TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
    private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
    private enum ReservedKey: EnvironmentKey { static var defaultValue: Int? { nil } }
    private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
    private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
    private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
    private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
    private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private enum CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
    private enum KerningKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
    private enum BaselineKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
    private enum UnderlineKey: EnvironmentKey { static var defaultValue: TextAttributes.Line? { nil } }
    private enum StrikeKey: EnvironmentKey { static var defaultValue: TextAttributes.Line? { nil } }

    /// The font of texts; nil for that of body text.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// The text size that the user has chosen.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TypeSizeKey.self] }
        set { self[TypeSizeKey.self] = newValue }
    }
    /// The greatest number of lines of texts; nil for any number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// The distance in points that is added between lines.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    /// The alignment of the lines of texts.
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }
    /// How texts that do not fit are shortened.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    /// The smallest scale of fonts in which texts are made to fit, in 0...1.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }
    /// Whether characters may be brought closer to make texts fit; drawing here never does.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
    /// The case in which texts are shown; nil for their own.
    public var textCase: Text.Case? {
        get { self[CaseKey.self] }
        set { self[CaseKey.self] = newValue }
    }

    var fontDesign: Font.Design? {
        get { self[DesignKey.self] }
        set { self[DesignKey.self] = newValue }
    }
    var fontWeight: Font.Weight? {
        get { self[WeightKey.self] }
        set { self[WeightKey.self] = newValue }
    }
    var isBold: Bool {
        get { self[BoldKey.self] }
        set { self[BoldKey.self] = newValue }
    }
    var isItalic: Bool {
        get { self[ItalicKey.self] }
        set { self[ItalicKey.self] = newValue }
    }
    var isMonospaced: Bool {
        get { self[MonospacedKey.self] }
        set { self[MonospacedKey.self] = newValue }
    }
    var hasMonospacedDigits: Bool {
        get { self[DigitsKey.self] }
        set { self[DigitsKey.self] = newValue }
    }
    var reservedLines: Int? {
        get { self[ReservedKey.self] }
        set { self[ReservedKey.self] = newValue }
    }
    var kerning: CGFloat? {
        get { self[KerningKey.self] }
        set { self[KerningKey.self] = newValue }
    }
    var baselineOffset: CGFloat {
        get { self[BaselineKey.self] }
        set { self[BaselineKey.self] = newValue }
    }
    var underline: TextAttributes.Line? {
        get { self[UnderlineKey.self] }
        set { self[UnderlineKey.self] = newValue }
    }
    var strikethrough: TextAttributes.Line? {
        get { self[StrikeKey.self] }
        set { self[StrikeKey.self] = newValue }
    }
}
