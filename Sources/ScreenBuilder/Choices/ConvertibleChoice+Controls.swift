import ScreenDocuments
import UIKitCore

extension Choices.ButtonType: ConvertibleChoice {
    var converted: UIButton.ButtonType {
        switch self {
        case .system: .system
        case .custom: .custom
        case .detailDisclosure: .detailDisclosure
        case .infoLight: .infoLight
        case .infoDark: .infoDark
        case .contactAdd: .contactAdd
        case .close: .close
        }
    }
}

extension Choices.HorizontalAlignment: ConvertibleChoice {
    var converted: UIControl.ContentHorizontalAlignment {
        switch self {
        case .center: .center
        case .left: .left
        case .right: .right
        case .fill: .fill
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

extension Choices.VerticalAlignment: ConvertibleChoice {
    var converted: UIControl.ContentVerticalAlignment {
        switch self {
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .fill: .fill
        }
    }
}

extension Choices.ButtonConfiguration: ConvertibleChoice {
    var converted: UIButton.Configuration {
        switch self {
        case .plain: .plain()
        case .gray: .gray()
        case .tinted: .tinted()
        case .filled: .filled()
        case .borderless: .borderless()
        case .bordered: .bordered()
        case .borderedTinted: .borderedTinted()
        case .borderedProminent: .borderedProminent()
        case .glass: .glass()
        case .prominentGlass: .prominentGlass()
        case .clearGlass: .clearGlass()
        case .prominentClearGlass: .prominentClearGlass()
        }
    }
}

extension Choices.ImagePlacement: ConvertibleChoice {
    var converted: NSDirectionalRectEdge {
        switch self {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }
}

extension Choices.TitleAlignment: ConvertibleChoice {
    var converted: UIButton.Configuration.TitleAlignment {
        switch self {
        case .automatic: .automatic
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Choices.ButtonSize: ConvertibleChoice {
    var converted: UIButton.Configuration.Size {
        switch self {
        case .mini: .mini
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

extension Choices.CornerStyle: ConvertibleChoice {
    var converted: UIButton.Configuration.CornerStyle {
        switch self {
        case .fixed: .fixed
        case .dynamic: .dynamic
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .capsule: .capsule
        }
    }
}

extension Choices.ProgressStyle: ConvertibleChoice {
    var converted: UIProgressView.Style {
        switch self {
        case .default: .default
        case .bar: .bar
        }
    }
}

extension Choices.ActivityStyle: ConvertibleChoice {
    var converted: UIActivityIndicatorView.Style {
        switch self {
        case .medium: .medium
        case .large: .large
        case .white: .white
        case .whiteLarge: .whiteLarge
        case .gray: .gray
        }
    }
}

extension Choices.DatePickerMode: ConvertibleChoice {
    var converted: UIDatePicker.Mode {
        switch self {
        case .time: .time
        case .date: .date
        case .dateAndTime: .dateAndTime
        case .countDownTimer: .countDownTimer
        case .yearAndMonth: .yearAndMonth
        }
    }
}

extension Choices.DatePickerStyle: ConvertibleChoice {
    var converted: UIDatePicker.Style {
        switch self {
        case .automatic: .automatic
        case .wheels: .wheels
        case .compact: .compact
        case .inline: .inline
        }
    }
}

extension Choices.SearchBarStyle: ConvertibleChoice {
    var converted: UISearchBar.Style {
        switch self {
        case .default: .default
        case .prominent: .prominent
        case .minimal: .minimal
        }
    }
}
