extension Choices {
    /// Source: the cases of UIView.ContentMode.
    package enum ContentMode: String, AttributeChoice {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
            topRight, bottomLeft, bottomRight

        package static var storyboardNames: [String: Self] {
            [
                "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft,
                "BottomRight": .bottomRight,
            ]
        }
    }

    /// Source: the members of CACornerMask.
    package enum Corner: String, AttributeChoice {
        case layerMinXMinYCorner, layerMaxXMinYCorner, layerMinXMaxYCorner, layerMaxXMaxYCorner

        package static var rawNumbers: [Int: Self] { bits(allCases) }
    }

    /// Source: the members of CALayerCornerCurve.
    package enum CornerCurve: String, AttributeChoice {
        case circular, continuous

        package static var hasTextValues: Bool { true }
    }

    /// Source: the cases of UISemanticContentAttribute.
    package enum SemanticContent: String, AttributeChoice {
        case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
    }

    /// Source: the members of UIView.AutoresizingMask.
    package enum Autoresizing: String, AttributeChoice {
        case flexibleLeftMargin, flexibleWidth, flexibleRightMargin, flexibleTopMargin, flexibleHeight,
            flexibleBottomMargin

        package static var rawNumbers: [Int: Self] { bits(allCases) }
    }

    /// Source: the cases of UIView.TintAdjustmentMode.
    package enum TintAdjustment: String, AttributeChoice { case automatic, normal, dimmed }

    /// Source: the members of UIAccessibilityTraits.
    package enum AccessibilityTrait: String, AttributeChoice {
        case button, link, image, selected, playsSound, keyboardKey, staticText, summaryElement, notEnabled,
            updatesFrequently, searchField, startsMediaSession, adjustable, allowsDirectInteraction,
            causesPageTurn, tabBar, header
    }

    /// The findings of `maquette lint` that a file can allow.
    package enum Finding: String, AttributeChoice {
        case truncatedText = "text.truncated"
        case textOverlap = "text.overlap"
        case textOutside = "text.outside"
        case pageCount = "pages.count"
        case truncation, overlap, outside

        /// The name of the code; `truncation`, `overlap` and `outside` are names of files from before codes.
        package var code: String {
            switch self {
            case .truncatedText, .truncation: Finding.truncatedText.rawValue
            case .textOverlap, .overlap: Finding.textOverlap.rawValue
            case .textOutside, .outside: Finding.textOutside.rawValue
            case .pageCount: Finding.pageCount.rawValue
            }
        }
    }

    /// Source: the cases of UIScrollView.ContentInsetAdjustmentBehavior.
    package enum InsetAdjustment: String, AttributeChoice { case automatic, scrollableAxes, never, always }

    /// Source: the cases of NSLayoutConstraint.Axis.
    package enum Axis: String, AttributeChoice { case horizontal, vertical }

    /// Source: the cases of UIStackView.Distribution.
    package enum Distribution: String, AttributeChoice {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Source: the cases of UIStackView.Alignment.
    package enum StackAlignment: String, AttributeChoice {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

        package static let rawNumbers: [Int: Self] = [
            0: .fill, 1: .leading, 2: .firstBaseline, 3: .center, 4: .trailing, 5: .lastBaseline,
        ]
    }

    /// Source: the cases of UIBlurEffect.Style.
    package enum BlurStyle: String, AttributeChoice {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
            systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
            systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight,
            systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark

        /// There is no 3, which is that of another system.
        package static var rawNumbers: [Int: Self] {
            Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($0 < 3 ? $0 : $0 + 1, $1) })
        }
    }
}

extension AttributeChoice {
    /// Returns choices of which each is a bit, in the order of the bits.
    static func bits(_ choices: [Self]) -> [Int: Self] {
        Dictionary(uniqueKeysWithValues: choices.enumerated().map { (1 << $0, $1) })
    }
}
