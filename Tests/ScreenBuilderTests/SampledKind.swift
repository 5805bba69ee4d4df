import Geometry
import ScreenDocuments

/// A kind of value with samples for tests.
protocol SampledKind: AttributeKind {
    /// Values that differ from every default, and from one another.
    var samples: [Value] { get }
}

extension SampledKind {
    /// The samples with their type erased.
    var erasedSamples: [AttributeValue] { samples.map(erased) }
}

extension TextKind: SampledKind {
    var samples: [String] { ["one", "two"] }
}

extension TextListKind: SampledKind {
    var samples: [[String]] { [["one", "two"], []] }
}

extension NumberKind: SampledKind {
    var samples: [Double] { [range.lowerBound, (range.lowerBound + range.upperBound) / 2, range.upperBound] }
}

extension IntegerKind: SampledKind {
    var samples: [Int] { [range.lowerBound, range.lowerBound + 1, range.upperBound] }
}

extension BooleanKind: SampledKind {
    var samples: [Bool] { [true, false] }
}

extension ChoiceKind: SampledKind where Choice: AttributeChoice {
    var samples: [Choice] { Array(Choice.allCases) }
}

extension ChoicesKind: SampledKind where Choice: AttributeChoice {
    var samples: [[Choice]] { Choice.allCases.map { [$0] } + [[], Array(Choice.allCases)] }
}

extension ColorKind: SampledKind {
    var samples: [ColorValue] {
        [.rgba(red: 1, green: 0.5, blue: 0.25, alpha: 0.75), .named("systemPurple")]
    }
}

extension FontKind: SampledKind {
    var samples: [FontValue] { [FontValue(family: .system(design: .default), size: 33, weight: .heavy)] }
}

extension ImageKind: SampledKind {
    var samples: [ImageValue] {
        [
            ImageValue(name: "star", symbol: SymbolValue()),
            ImageValue(name: "recorded", recordedSize: Size(width: 3, height: 4)),
        ]
    }
}

extension PointKind: SampledKind {
    var samples: [Point] { [Point(x: 1, y: 2)] }
}

extension SizeKind: SampledKind {
    var samples: [Size] { [Size(width: 1, height: 2)] }
}

extension RectKind: SampledKind {
    var samples: [Rect] { [Rect(x: 1, y: 2, width: 3, height: 4)] }
}

extension InsetsKind: SampledKind {
    var samples: [Insets] { [Insets(top: 1, left: 2, bottom: 3, right: 4)] }
}

extension PrioritiesKind: SampledKind {
    var samples: [PrioritiesValue] {
        [PrioritiesValue(horizontal: 1, vertical: nil), PrioritiesValue(horizontal: 1, vertical: 2)]
    }
}

extension RunsKind: SampledKind {
    var samples: [[TextRunValue]] { [[TextRunValue(text: "a"), TextRunValue(text: "b")], []] }
}

extension ParagraphStyleKind: SampledKind {
    var samples: [ParagraphStyleValue] { [ParagraphStyleValue(lengths: [.init(.lineSpacing, 4)])] }
}

extension LayoutLengthKind: SampledKind {
    var samples: [LayoutLengthValue] {
        [.number(33), isLength ? .word(.wrap) : .number(0.25)]
    }
}

extension TextAttributesKind: SampledKind {
    var samples: [TextRunValue] {
        [2.0, 3].map { kern in
            var style = TextRunValue(text: "")
            style.kern = kern
            return style
        }
    }
}

extension BarAppearanceKind: SampledKind {
    var samples: [BarAppearanceValue] {
        [ColorValue.named("red"), .named("green")].map { color in
            var appearance = BarAppearanceValue()
            appearance.backgroundColor = color
            return appearance
        }
    }
}
