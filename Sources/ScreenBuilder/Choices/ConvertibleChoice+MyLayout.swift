import MyLayout
import ScreenDocuments

extension Choices.LayoutOrientation: ConvertibleChoice {
    var converted: MyOrientation { self == .vert ? .vert : .horz }
}

extension Choices.LayoutVisibility: ConvertibleChoice {
    var converted: MyVisibility {
        switch self {
        case .visible: .visible
        case .invisible: .invisible
        case .gone: .gone
        }
    }
}

extension Choices.LayoutGravityPolicy: ConvertibleChoice {
    var converted: MyGravityPolicy {
        switch self {
        case .no: .no
        case .always: .always
        case .auto: .auto
        }
    }
}

extension Choices.LayoutShrinking: ConvertibleChoice {
    var converted: MySubviewsShrinkType {
        switch self {
        case .average: .average
        case .weight: .weight
        case .auto: .auto
        case .spacing: .spacing
        }
    }
}

extension Choices.LayoutGravity: ConvertibleChoice {
    var converted: MyGravity {
        switch self {
        case .horzLeft: .horzLeft
        case .horzCenter: .horzCenter
        case .horzRight: .horzRight
        case .horzWindowCenter: .horzWindowCenter
        case .horzBetween: .horzBetween
        case .horzLeading: .horzLeading
        case .horzTrailing: .horzTrailing
        case .horzAround: .horzAround
        case .horzAmong: .horzAmong
        case .horzFill: .horzFill
        case .horzStretch: .horzStretch
        case .vertTop: .vertTop
        case .vertCenter: .vertCenter
        case .vertBottom: .vertBottom
        case .vertWindowCenter: .vertWindowCenter
        case .vertBetween: .vertBetween
        case .vertBaseline: .vertBaseline
        case .vertAround: .vertAround
        case .vertAmong: .vertAmong
        case .vertFill: .vertFill
        case .vertStretch: .vertStretch
        }
    }
}
