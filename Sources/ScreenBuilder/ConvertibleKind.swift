import Geometry
import ScreenDocuments
import UIKitCore

/// A kind of value that UIKit has a type for.
protocol ConvertibleKind: AttributeKind {
    /// The type that UIKit has for the value.
    associatedtype Converted
    /// The value as UIKit has it; nil where UIKit has none, which the converter has reported.
    static func converted(_ value: Value, by converter: ValueConverter) -> Converted?
}

/// A choice that UIKit has a type for.
protocol ConvertibleChoice: AttributeChoice {
    /// The type that UIKit has for the choice.
    associatedtype Converted
    /// The choice as UIKit has it.
    var converted: Converted { get }
}

extension ChoiceKind: ConvertibleKind where Choice: ConvertibleChoice {
    static func converted(_ value: Choice, by converter: ValueConverter) -> Choice.Converted? {
        value.converted
    }
}

extension ChoicesKind: ConvertibleKind
where Choice: ConvertibleChoice, Choice.Converted: SetAlgebra {
    static func converted(_ value: [Choice], by converter: ValueConverter) -> Choice.Converted? {
        value.reduce(into: []) { $0.formUnion($1.converted) }
    }
}

extension TextKind: ConvertibleKind {
    static func converted(_ value: String, by converter: ValueConverter) -> String? { value }
}

extension TextListKind: ConvertibleKind {
    static func converted(_ value: [String], by converter: ValueConverter) -> [String]? { value }
}

extension NumberKind: ConvertibleKind {
    static func converted(_ value: Double, by converter: ValueConverter) -> CGFloat? { CGFloat(value) }
}

extension IntegerKind: ConvertibleKind {
    static func converted(_ value: Int, by converter: ValueConverter) -> Int? { value }
}

extension BooleanKind: ConvertibleKind {
    static func converted(_ value: Bool, by converter: ValueConverter) -> Bool? { value }
}

extension ColorKind: ConvertibleKind {
    static func converted(_ value: ColorValue, by converter: ValueConverter) -> UIColor? {
        converter.color(value)
    }
}

extension FontKind: ConvertibleKind {
    static func converted(_ value: FontValue, by converter: ValueConverter) -> UIFont? {
        converter.font(value)
    }
}

extension ImageKind: ConvertibleKind {
    static func converted(_ value: ImageValue, by converter: ValueConverter) -> FoundImage? {
        converter.image(value)
    }
}

extension PointKind: ConvertibleKind {
    static func converted(_ value: Point, by converter: ValueConverter) -> CGPoint? {
        CGPoint(x: value.x, y: value.y)
    }
}

extension SizeKind: ConvertibleKind {
    static func converted(_ value: Size, by converter: ValueConverter) -> CGSize? {
        CGSize(width: value.width, height: value.height)
    }
}

extension RectKind: ConvertibleKind {
    static func converted(_ value: Rect, by converter: ValueConverter) -> CGRect? {
        CGRect(x: value.minX, y: value.minY, width: value.width, height: value.height)
    }
}

extension InsetsKind: ConvertibleKind {
    static func converted(_ value: Insets, by converter: ValueConverter) -> UIEdgeInsets? {
        UIEdgeInsets(value)
    }
}

extension PrioritiesKind: ConvertibleKind {
    /// The priorities by axis, as far as given.
    static func converted(
        _ value: PrioritiesValue, by converter: ValueConverter
    ) -> [(NSLayoutConstraint.Axis, UILayoutPriority)]? {
        var priorities: [(NSLayoutConstraint.Axis, UILayoutPriority)] = []
        if let horizontal = value.horizontal {
            priorities.append((.horizontal, UILayoutPriority(horizontal)))
        }
        if let vertical = value.vertical { priorities.append((.vertical, UILayoutPriority(vertical))) }
        return priorities
    }
}

extension RunsKind: ConvertibleKind {
    static func converted(_ value: [TextRunValue], by converter: ValueConverter) -> StyledText? {
        converter.styledText(value)
    }
}

extension ParagraphStyleKind: ConvertibleKind {
    /// What changes a paragraph style.
    static func converted(
        _ value: ParagraphStyleValue, by converter: ValueConverter
    ) -> ((NSMutableParagraphStyle) -> Void)? {
        converter.paragraphStyle(value)
    }
}

extension TextAttributesKind: ConvertibleKind {
    static func converted(
        _ value: TextRunValue, by converter: ValueConverter
    ) -> [NSAttributedString.Key: Any]? { converter.attributes(of: value) }
}

extension BarAppearanceKind: ConvertibleKind {
    static func converted(_ value: BarAppearanceValue, by converter: ValueConverter) -> BarLook? {
        BarLook(value, by: converter)
    }
}
