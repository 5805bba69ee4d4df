import Diagnostics
import Geometry
import ScreenDocuments
import YAML

extension ValueReader {
    /// Reads a list of text runs with their own styles.
    func runs(_ node: YAMLNode, for name: String) -> [TextRunValue]? {
        guard let nodes = node.sequence else {
            expected("a list of texts, plain or as {text: …}", for: name, found: node)
            return nil
        }
        let read = nodes.map { run($0, for: name) }
        return read.contains(nil) ? nil : read.compactMap { $0 }
    }

    private func run(_ node: YAMLNode, for name: String) -> TextRunValue? {
        guard let entries = node.mapping else { return text(node, for: name).map(TextRunValue.init(text:)) }
        guard checkKeys(entries, only: StyledTextFormat.runKeys, for: name) else { return nil }
        let contents = entries.filter { ["text", "image"].contains($0.key) }
        guard contents.count == 1 else {
            problems.report(
                Diagnostic(.screenValue, "\(name) takes either text or image in each run", at: node.place))
            return nil
        }
        var run = TextRunValue(text: "")
        for entry in entries where !read(entry, of: name, into: &run) { return nil }
        return run
    }

    /// Reads the style of a text, as a run without a text.
    func textAttributes(_ node: YAMLNode, for name: String) -> TextRunValue? {
        guard let entries = node.mapping else {
            expected("a mapping such as {textColor: white}", for: name, found: node)
            return nil
        }
        guard checkKeys(entries, only: StyledTextFormat.styleKeys, for: name) else { return nil }
        var style = TextRunValue(text: "")
        for entry in entries where !read(entry, of: name, into: &style) { return nil }
        return style
    }

    private func read(_ entry: YAMLEntry, of name: String, into run: inout TextRunValue) -> Bool {
        let key = "\(name).\(entry.key)", node = entry.value
        switch entry.key {
        case "text": return keep(text(node, for: key)) { run.text = $0 }
        case "image": return keep(image(node, for: key)) { run.image = $0 }
        case "font": return keep(font(node, for: key)) { run.font = $0 }
        case "textColor": return keep(color(node, for: key)) { run.textColor = $0 }
        case "backgroundColor": return keep(color(node, for: key)) { run.backgroundColor = $0 }
        case "underlineColor": return keep(color(node, for: key)) { run.underlineColor = $0 }
        case "strikethroughColor": return keep(color(node, for: key)) { run.strikethroughColor = $0 }
        case "strokeColor": return keep(color(node, for: key)) { run.strokeColor = $0 }
        case "kern":
            return keep(number(node, in: StyledTextLimits.kernRange, for: key)) { run.kern = $0 }
        case "baselineOffset":
            return keep(number(node, in: StyledTextLimits.kernRange, for: key)) { run.baselineOffset = $0 }
        case "strokeWidth":
            return keep(number(node, in: StyledTextLimits.strokeWidthRange, for: key)) {
                run.strokeWidth = $0
            }
        case "obliqueness":
            return keep(number(node, in: StyledTextLimits.slantRange, for: key)) { run.obliqueness = $0 }
        case "expansion":
            return keep(number(node, in: StyledTextLimits.slantRange, for: key)) { run.expansion = $0 }
        case "underline":
            return keep(choices(node, of: Choices.LineStyle.self, for: key)) { run.underline = $0 }
        case "strikethrough":
            return keep(choices(node, of: Choices.LineStyle.self, for: key)) { run.strikethrough = $0 }
        case "shadow": return keep(shadow(node, for: key)) { run.shadow = $0 }
        case "writingDirection":
            return keep(choice(node, of: Choices.RunDirection.self, for: key)) { run.writingDirection = $0 }
        default: return keep(text(node, for: key)) { run.link = $0 }
        }
    }

    private func shadow(_ node: YAMLNode, for name: String) -> ShadowValue? {
        guard let entries = node.mapping else {
            expected("a mapping such as {offset: [0, 1], blurRadius: 2}", for: name, found: node)
            return nil
        }
        guard checkKeys(entries, only: StyledTextFormat.shadowKeys, for: name) else { return nil }
        var shadow = ShadowValue()
        for entry in entries {
            let key = "\(name).\(entry.key)"
            let isRead =
                switch entry.key {
                case "offset": keep(offset(entry.value, for: key)) { shadow.offset = $0 }
                case "blurRadius":
                    keep(number(entry.value, in: StyledTextLimits.blurRadiusRange, for: key)) {
                        shadow.blurRadius = $0
                    }
                default: keep(color(entry.value, for: key)) { shadow.color = $0 }
                }
            if !isRead { return nil }
        }
        return shadow
    }

    /// Reads the offset of a shadow: a size that may be negative.
    private func offset(_ node: YAMLNode, for name: String) -> Size? {
        point(node, for: name).map { Size(width: $0.x, height: $0.y) }
    }

    /// Reads metrics of lines and paragraphs.
    func paragraphStyle(_ node: YAMLNode, for name: String) -> ParagraphStyleValue? {
        guard let entries = node.mapping else {
            expected("a mapping such as {lineSpacing: 4}", for: name, found: node)
            return nil
        }
        guard checkKeys(entries, only: StyledTextFormat.paragraphKeys, for: name) else { return nil }
        var style = ParagraphStyleValue(lengths: [])
        for entry in entries where !read(entry, of: name, into: &style) { return nil }
        return style
    }

    private func read(_ entry: YAMLEntry, of name: String, into style: inout ParagraphStyleValue) -> Bool {
        let key = "\(name).\(entry.key)", node = entry.value
        switch entry.key {
        case "tabStops":
            guard let nodes = node.sequence else {
                expected(
                    "a list of places such as [40, {location: 90, alignment: right}]", for: key, found: node)
                return false
            }
            let stops = nodes.map { tabStop($0, for: key) }
            style.tabStops = stops.compactMap { $0 }
            return !stops.contains(nil)
        case "baseWritingDirection":
            return keep(choice(node, of: Choices.WritingDirection.self, for: key)) {
                style.baseWritingDirection = $0
            }
        case "lineBreakStrategy":
            return keep(choices(node, of: Choices.LineBreakStrategy.self, for: key)) {
                style.lineBreakStrategy = $0
            }
        default:
            guard let length = Choices.ParagraphLength(rawValue: entry.key) else { return false }
            return keep(number(node, in: StyledTextLimits.range(length), for: key)) {
                style.lengths.append(ParagraphStyleValue.Length(length, $0))
            }
        }
    }

    private func tabStop(_ node: YAMLNode, for name: String) -> TabStopValue? {
        guard let entries = node.mapping else {
            return number(node, in: StyledTextLimits.extent, for: name).map(TabStopValue.init(location:))
        }
        guard checkKeys(entries, only: StyledTextFormat.tabKeys, for: name) else { return nil }
        var stop = TabStopValue(location: .nan)
        for entry in entries {
            let key = "\(name).\(entry.key)", node = entry.value
            let isRead =
                switch entry.key {
                case "location":
                    keep(number(node, in: StyledTextLimits.extent, for: key)) { stop.location = $0 }
                case "alignment":
                    keep(choice(node, of: Choices.TabAlignment.self, for: key)) { stop.alignment = $0 }
                default: keep(text(node, for: key)) { stop.terminators = $0 }
                }
            if !isRead { return nil }
        }
        guard stop.location.isFinite else {
            problems.report(Diagnostic(.screenValue, "\(name) lacks location in a stop", at: node.place))
            return nil
        }
        return stop
    }

    /// Calls `set` with a value; returns false if it is nil.
    func keep<Value>(_ value: Value?, _ set: (Value) -> Void) -> Bool {
        guard let value else { return false }
        set(value)
        return true
    }
}
