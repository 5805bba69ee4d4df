import Geometry
import Scene

/// The keys of the keyboard, with the bar of suggestions above them where the input has one.
final class KeyboardView: UIView {
    private weak var input: (any UIKeyInput)?
    private let metrics: KeyboardMetrics

    init(_ input: any UIKeyInput, metrics: KeyboardMetrics) {
        self.input = input
        self.metrics = metrics
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether there are suggestions: where typed words are corrected.
    ///
    /// Source: `autocorrectionType` in Apple's documentation, without which nothing is suggested. Chosen: none for hidden
    /// characters and digits.
    var hasBar: Bool {
        guard let input else { return false }
        switch input.keyboardType {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return false
        default: return input.autocorrectionType != .no && !input.isSecureTextEntry
        }
    }

    /// Whether the shift key is on, as the input capitalizes the next character.
    private var isUppercase: Bool {
        guard let input, !input.isSecureTextEntry else { return false }
        switch input.keyboardType {
        case .URL, .emailAddress: return false
        default: break
        }
        let before = textBeforeCaret
        switch input.autocapitalizationType {
        case .none: return false
        case .allCharacters: return true
        case .words: return before.last.map { $0.isWhitespace } ?? true
        case .sentences:
            guard let last = before.last else { return true }
            let end = before.last { !$0.isWhitespace }
            return last.isWhitespace && (last.isNewline || end.map { ".!?".contains($0) } ?? true)
        }
    }

    private var textBeforeCaret: String {
        guard let input = input as? any UITextInput, let caret = input.selectedTextRange?.start,
            let range = input.textRange(from: input.beginningOfDocument, to: caret)
        else {
            return ""
        }
        return input.text(in: range) ?? ""
    }

    private var keyLayout: KeyboardLayout {
        KeyboardLayout(
            input?.keyboardType ?? .default, isUppercase: isUppercase, hasGlobe: metrics.strip < 40)
    }

    // MARK: Places

    /// The distance of the keys from the sides and between each other.
    /// Source: 3 and 6 points on a screen of 375, with keys of 31.5. Chosen: 7 between the keys of a pad.
    private static let margin: CGFloat = 3, gap: CGFloat = 6, padGap: CGFloat = 7
    /// The fraction of a row's height that a key fills. Chosen: 42 of 54 points in portrait.
    private static let keyShare: CGFloat = 42.0 / 54

    /// Returns the keys with their frames.
    func places() -> [(key: KeyboardLayout.Key, frame: CGRect)] {
        let layout = keyLayout, isPad = layout.isPad
        let sides = window.map { max($0.safeAreaInsets.left, $0.safeAreaInsets.right) } ?? 0
        let gap = isPad ? Self.padGap : Self.gap, margin = Self.margin + sides
        let unit = (bounds.width - 2 * margin + gap) / 10
        let top = hasBar ? metrics.bar : 0, pitch = metrics.keys / CGFloat(layout.rows.count)
        let height = isPad ? pitch - Self.padGap : pitch * Self.keyShare
        var places: [(KeyboardLayout.Key, CGRect)] = []
        for (index, row) in layout.rows.enumerated() {
            let sum = row.reduce(0) { $0 + $1.width }
            let spreads = row.first?.action == .shift || row.first?.action == .page("#+=")
            var x = margin + (10 - CGFloat(sum)) / 2 * unit
            for (position, key) in row.enumerated() {
                var frame = CGRect(
                    x: x, y: top + pitch * CGFloat(index) + (pitch - height) / 2,
                    width: CGFloat(key.width) * unit - gap, height: height)
                x += CGFloat(key.width) * unit
                // The keys at the ends of the third row are at the sides.
                if spreads, position == 0 { frame.origin.x = margin }
                if spreads, position == row.count - 1 { frame.origin.x = bounds.width - margin - frame.width }
                places.append((key, frame))
            }
        }
        return places
    }

    /// Types the key at the end of a touch.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        let slack = Self.gap / 2
        guard
            let key = places().first(where: { $0.frame.insetBy(dx: -slack, dy: -slack).contains(point) })?.key
        else {
            return
        }
        let state = RenderContext.current
        switch key.action {
        case .insert(let text): _ = state.type(text)
        case .space: _ = state.type(" ")
        case .delete: state.pressDelete()
        case .return: state.pressReturn()
        case .shift, .page, .globe, .none: break
        }
    }

    // MARK: Drawing

    private func isDark(_ context: ContentContext) -> Bool {
        switch input?.keyboardAppearance ?? .default {
        case .default: context.traits.userInterfaceStyle == .dark
        case .dark: true
        case .light: false
        }
    }

    override func content(in context: ContentContext) -> [DrawCommand] {
        let look = KeyboardAppearance(isDark: isDark(context))
        var commands: [DrawCommand] = [.draw(.fillRect(bounds.rect, .color(look.background)))]
        if hasBar { commands += suggestions(look, context) }
        for (key, frame) in places() { commands += draw(key, in: frame, look, context) }
        if metrics.strip >= 40, !keyLayout.isPad {
            let y = bounds.maxY - metrics.strip + 22
            commands += symbol("globe", at: CGPoint(x: 38, y: y), 24, look.strip)
            commands += symbol("mic", at: CGPoint(x: bounds.maxX - 38, y: y), 22, look.strip)
        }
        return commands
    }

    private func draw(
        _ key: KeyboardLayout.Key, in frame: CGRect, _ look: KeyboardAppearance, _ context: ContentContext
    ) -> [DrawCommand] {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let isPad = keyLayout.isPad
        func words(_ text: String, _ size: CGFloat, _ color: Color? = nil) -> [DrawCommand] {
            let own = color ?? look.text
            let tone = UIColor(red: own.red, green: own.green, blue: own.blue, alpha: own.alpha)
            return self.commands(
                ControlText(
                    text: text, font: .systemFont(ofSize: size), color: tone, alignment: .center),
                in: frame, context)
        }
        switch key.action {
        case .none: return []
        case .insert(let text):
            let face = look.key(frame, look.keyColor)
            guard isPad, !key.letters.isEmpty else {
                return face + words(text, text.count > 1 ? 16 : isPad ? 25 : 22.5)
            }
            var upper = frame, lower = frame
            upper.size.height = frame.height * 0.66
            lower = CGRect(
                x: frame.minX, y: frame.minY + frame.height * 0.6, width: frame.width,
                height: frame.height * 0.34)
            func line(_ text: String, _ font: UIFont, _ area: CGRect) -> [DrawCommand] {
                let tone = UIColor(
                    red: look.text.red, green: look.text.green, blue: look.text.blue, alpha: 1)
                return self.commands(
                    ControlText(text: text, font: font, color: tone, alignment: .center), in: area, context)
            }
            return face + line(text, .systemFont(ofSize: 25), upper)
                + line(key.letters, .systemFont(ofSize: 10, weight: .bold), lower)
        case .space: return look.key(frame, look.keyColor) + words("space", 16)
        case .shift:
            let name = isUppercase ? "shift.fill" : "shift"
            return look.key(frame, isUppercase ? look.keyColor : look.specialColor)
                + symbol(name, at: center, 19, isUppercase && look.isDark ? .black : look.text)
        case .delete:
            let face = isPad ? [] : look.key(frame, look.specialColor)
            return face + symbol("delete.left", at: center, 20, look.text)
        case .globe:
            return look.key(frame, look.specialColor) + symbol("globe", at: center, 19, look.text)
        case .page(let title):
            return (isPad ? [] : look.key(frame, look.specialColor)) + words(title, isPad ? 18 : 16)
        case .return: return returnKey(in: frame, look, words)
        }
    }

    private func returnKey(
        in frame: CGRect, _ look: KeyboardAppearance, _ words: (String, CGFloat, Color?) -> [DrawCommand]
    ) -> [DrawCommand] {
        let type = input?.returnKeyType ?? .default
        let isDisabled = input.map { $0.enablesReturnKeyAutomatically && !$0.hasText } ?? false
        let size: CGFloat = type == .emergencyCall ? 12 : 16
        if isDisabled {
            return look.key(frame, look.specialColor) + words(type.title, size, look.disabledText)
        }
        guard type.isProminent else {
            return look.key(frame, look.specialColor) + words(type.title, size, nil)
        }
        return look.key(frame, look.blue) + words(type.title, size, Color(white: 1))
    }

    private func symbol(_ name: String, at center: CGPoint, _ size: CGFloat, _ color: Color) -> [DrawCommand]
    {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .regular)
        guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return [] }
        let area = CGRect(center: center, width: image.size.width, height: image.size.height)
        return image.commands(in: area, mode: .scaleToFill, tint: color)
    }

    /// Returns the bar: the word that is being typed, or common first words of sentences.
    private func suggestions(_ look: KeyboardAppearance, _ context: ContentContext) -> [DrawCommand] {
        let word = textBeforeCaret.split(whereSeparator: \.isWhitespace).last.map(String.init)
        let isTyping = textBeforeCaret.last.map { !$0.isWhitespace } ?? false
        let texts = isTyping ? ["“\(word ?? "")”", "", ""] : ["I", "The", "I’m"]
        let width = bounds.width / 3
        let tone = UIColor(red: look.text.red, green: look.text.green, blue: look.text.blue, alpha: 1)
        var commands: [DrawCommand] = []
        for (index, text) in texts.enumerated() {
            let area = CGRect(x: width * CGFloat(index), y: 0, width: width, height: metrics.bar)
            commands += self.commands(
                ControlText(text: text, font: .systemFont(ofSize: 16), color: tone, alignment: .center),
                in: area.insetBy(dx: 4, dy: 0), context)
            guard index > 0 else { continue }
            let line = CGRect(x: area.minX, y: 10, width: 1, height: max(0, metrics.bar - 20))
            commands.append(.draw(.fillRect(line.rect, .color(look.line))))
        }
        return commands
    }
}

/// The colors of the keyboard.
struct KeyboardAppearance {
    let isDark: Bool

    /// Source: 209, 212, 217 behind light keys, 43 behind dark ones, without the blur; white keys with corners of 5 and a
    /// shadow of one point in 136, 138, 141.
    var background: Color { isDark ? Color(white: 43.0 / 255) : Self.rgb(209, 212, 217) }
    var keyColor: Color { isDark ? Color(white: 107.0 / 255) : Color(white: 1) }
    var shadow: Color { isDark ? Color(white: 26.0 / 255) : Self.rgb(136, 138, 141) }
    /// Chosen: the keys that type nothing, in the tone of screenshots of iOS 15.
    var specialColor: Color { isDark ? Color(white: 71.0 / 255) : Self.rgb(172, 177, 187) }
    var text: Color { isDark ? Color(white: 1) : .black }
    var disabledText: Color { isDark ? Color(white: 0.5) : Self.rgb(124, 128, 135) }
    var strip: Color { isDark ? Color(white: 0.8) : Self.rgb(80, 85, 92) }
    var line: Color { isDark ? Color(white: 0.35) : Self.rgb(183, 187, 194) }
    var blue: Color { isDark ? Self.rgb(10, 132, 255) : Self.rgb(0, 122, 255) }

    private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
        Color(red: red / 255, green: green / 255, blue: blue / 255)
    }

    /// Returns the background of a key with its shadow.
    func key(_ frame: CGRect, _ color: Color) -> [DrawCommand] {
        ControlShape.filled(frame.offsetBy(dx: 0, dy: 1), radius: 5, shadow)
            + ControlShape.filled(frame, radius: 5, color)
    }
}
