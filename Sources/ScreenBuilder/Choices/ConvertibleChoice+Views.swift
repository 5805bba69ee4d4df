import ScreenDocuments
import UIKitCore

extension Choices.ContentMode: ConvertibleChoice {
    var converted: UIView.ContentMode {
        switch self {
        case .scaleToFill: .scaleToFill
        case .scaleAspectFit: .scaleAspectFit
        case .scaleAspectFill: .scaleAspectFill
        case .redraw: .redraw
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}

extension Choices.Corner: ConvertibleChoice {
    var converted: CACornerMask {
        switch self {
        case .layerMinXMinYCorner: .layerMinXMinYCorner
        case .layerMaxXMinYCorner: .layerMaxXMinYCorner
        case .layerMinXMaxYCorner: .layerMinXMaxYCorner
        case .layerMaxXMaxYCorner: .layerMaxXMaxYCorner
        }
    }
}

extension Choices.AccessibilityTrait: ConvertibleChoice {
    var converted: UIAccessibilityTraits {
        switch self {
        case .button: .button
        case .link: .link
        case .image: .image
        case .selected: .selected
        case .playsSound: .playsSound
        case .keyboardKey: .keyboardKey
        case .staticText: .staticText
        case .summaryElement: .summaryElement
        case .notEnabled: .notEnabled
        case .updatesFrequently: .updatesFrequently
        case .searchField: .searchField
        case .startsMediaSession: .startsMediaSession
        case .adjustable: .adjustable
        case .allowsDirectInteraction: .allowsDirectInteraction
        case .causesPageTurn: .causesPageTurn
        case .tabBar: .tabBar
        case .header: .header
        }
    }
}

extension Choices.CornerCurve: ConvertibleChoice {
    var converted: CALayerCornerCurve {
        switch self {
        case .circular: .circular
        case .continuous: .continuous
        }
    }
}

extension Choices.SemanticContent: ConvertibleChoice {
    var converted: UISemanticContentAttribute {
        switch self {
        case .unspecified: .unspecified
        case .playback: .playback
        case .spatial: .spatial
        case .forceLeftToRight: .forceLeftToRight
        case .forceRightToLeft: .forceRightToLeft
        }
    }
}

extension Choices.Autoresizing: ConvertibleChoice {
    var converted: UIView.AutoresizingMask {
        switch self {
        case .flexibleLeftMargin: .flexibleLeftMargin
        case .flexibleWidth: .flexibleWidth
        case .flexibleRightMargin: .flexibleRightMargin
        case .flexibleTopMargin: .flexibleTopMargin
        case .flexibleHeight: .flexibleHeight
        case .flexibleBottomMargin: .flexibleBottomMargin
        }
    }
}

extension Choices.TintAdjustment: ConvertibleChoice {
    var converted: UIView.TintAdjustmentMode {
        switch self {
        case .automatic: .automatic
        case .normal: .normal
        case .dimmed: .dimmed
        }
    }
}

extension Choices.InsetAdjustment: ConvertibleChoice {
    var converted: UIScrollView.ContentInsetAdjustmentBehavior {
        switch self {
        case .automatic: .automatic
        case .scrollableAxes: .scrollableAxes
        case .never: .never
        case .always: .always
        }
    }
}

extension Choices.Axis: ConvertibleChoice {
    var converted: NSLayoutConstraint.Axis {
        switch self {
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }
}

extension Choices.Distribution: ConvertibleChoice {
    var converted: UIStackView.Distribution {
        switch self {
        case .fill: .fill
        case .fillEqually: .fillEqually
        case .fillProportionally: .fillProportionally
        case .equalSpacing: .equalSpacing
        case .equalCentering: .equalCentering
        }
    }
}

extension Choices.StackAlignment: ConvertibleChoice {
    var converted: UIStackView.Alignment {
        switch self {
        case .fill: .fill
        case .leading: .leading
        case .top: .top
        case .firstBaseline: .firstBaseline
        case .center: .center
        case .trailing: .trailing
        case .bottom: .bottom
        case .lastBaseline: .lastBaseline
        }
    }
}

extension Choices.BlurStyle: ConvertibleChoice {
    var converted: UIBlurEffect.Style {
        switch self {
        case .extraLight: .extraLight
        case .light: .light
        case .dark: .dark
        case .regular: .regular
        case .prominent: .prominent
        case .systemUltraThinMaterial: .systemUltraThinMaterial
        case .systemThinMaterial: .systemThinMaterial
        case .systemMaterial: .systemMaterial
        case .systemThickMaterial: .systemThickMaterial
        case .systemChromeMaterial: .systemChromeMaterial
        case .systemUltraThinMaterialLight: .systemUltraThinMaterialLight
        case .systemThinMaterialLight: .systemThinMaterialLight
        case .systemMaterialLight: .systemMaterialLight
        case .systemThickMaterialLight: .systemThickMaterialLight
        case .systemChromeMaterialLight: .systemChromeMaterialLight
        case .systemUltraThinMaterialDark: .systemUltraThinMaterialDark
        case .systemThinMaterialDark: .systemThinMaterialDark
        case .systemMaterialDark: .systemMaterialDark
        case .systemThickMaterialDark: .systemThickMaterialDark
        case .systemChromeMaterialDark: .systemChromeMaterialDark
        }
    }
}

extension Choices.Finding: ConvertibleChoice {
    var converted: Set<String> { [code] }
}
