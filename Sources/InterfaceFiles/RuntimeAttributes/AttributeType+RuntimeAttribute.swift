import Geometry
import ScreenDocuments

// What key-value coding makes of the values of user-defined runtime attributes.
extension AttributeType {
    /// Returns the value that key-value coding makes of one in a user-defined runtime attribute; nil where that cannot be.
    func value(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> AttributeValue? {
        switch (self, value) {
        case (.text, .text(let text)): .text(text)
        case (.number(let range), _): value.scalar.map { .number(range.clamping($0)) }
        case (.integer(let range), _):
            value.scalar.flatMap { $0.isFinite ? .integer(range.truncating($0)) : nil }
        case (.boolean, _): value.truth.map { .boolean($0) }
        case (.choice(let choice), _): choice.name(runtime: value).map { .choice($0) }
        case (.choices(let choice), _): choice.names(runtime: value).map { .choices($0) }
        case (.color, .color(let color)): .color(color)
        case (.font, .font(let font)): .font(font)
        case (.image, .image(let name)): .image(resources.images.image(name))
        case (.point, .point(let point)): .point(point)
        // Offsets are sizes on iOS.
        case (.point, .size(let size)): .point(Point(x: size.width, y: size.height))
        case (.size, .size(let size)): .size(size)
        case (.size, .point(let point)): .size(Size(width: point.x, height: point.y))
        case (.rect, .rect(let rect)): .rect(rect)
        // Insets are given as a rectangle, whose four numbers lie in memory as theirs do: top, left, bottom, right.
        case (.insets, .rect(let rect)):
            .insets(Insets(top: rect.minX, left: rect.minY, bottom: rect.width, right: rect.height))
        case (.layoutLength, _): value.scalar.map { .layoutLength(.number($0)) }
        default: nil
        }
    }

    /// Whether properties of the type can be nil.
    var admitsNil: Bool {
        switch self {
        case .choice(let choice): choice.hasTextValues
        case .text, .texts, .color, .font, .image, .runs, .paragraphStyle, .textAttributes, .barAppearance:
            true
        case .number, .integer, .boolean, .choices, .point, .size, .rect, .insets, .priorities, .layoutLength:
            false
        }
    }
}

extension AttributeChoice {
    /// Returns the name of the choice that is a raw value.
    fileprivate static func name(runtime value: RuntimeAttribute.Value) -> String? {
        if case .text(let text) = value, hasTextValues { return isName(text) ? text : nil }
        return value.scalar.flatMap { Int(exactly: $0) }.flatMap { rawNumbers[$0]?.rawValue }
    }

    /// Returns the names of the choices whose bits are set in a raw value.
    fileprivate static func names(runtime value: RuntimeAttribute.Value) -> [String]? {
        let numbers = rawNumbers
        guard !numbers.isEmpty, let bits = value.scalar.flatMap({ UInt32(exactly: $0) }) else { return nil }
        if let whole = numbers[Int(bits)] { return [whole.rawValue] }
        return allCases.filter { choice in
            numbers.contains { $0.value == choice && bits & UInt32($0.key) == $0.key }
        }.map(\.rawValue)
    }
}

extension ClosedRange<Int> {
    /// Returns the whole part of a finite number, or the bound that is nearest to it.
    fileprivate func truncating(_ number: Double) -> Int {
        Int(Swift.max(Double(lowerBound), Swift.min(Double(upperBound), number)).rounded(.towardZero))
    }
}
