/// The part of a gravity along one axis, by reading direction.
enum AxisGravity {
    case none, start, center, end, windowCenter, between, around, among, fill, stretch, baseline

    /// Reads the part of `gravity` along `axis`; left and right follow the reading direction.
    init(_ gravity: MyGravity, _ axis: Axis, isRightToLeft: Bool) {
        switch axis {
        case .horizontal: self.init(horizontal: gravity.rawValue & 0xFF, isRightToLeft)
        case .vertical: self.init(vertical: gravity.rawValue >> 8)
        }
    }

    private init(horizontal bits: UInt16, _ isRightToLeft: Bool) {
        switch MyGravity(rawValue: bits) {
        case .horzLeft: self = isRightToLeft ? .end : .start
        case .horzRight: self = isRightToLeft ? .start : .end
        case .horzLeading: self = .start
        case .horzTrailing: self = .end
        case .horzCenter: self = .center
        case .horzWindowCenter: self = .windowCenter
        case .horzBetween: self = .between
        case .horzAround: self = .around
        case .horzAmong: self = .among
        case .horzFill: self = .fill
        case .horzStretch: self = .stretch
        default: self = .none
        }
    }

    private init(vertical bits: UInt16) {
        switch MyGravity(rawValue: bits << 8) {
        case .vertTop: self = .start
        case .vertBottom: self = .end
        case .vertCenter: self = .center
        case .vertWindowCenter: self = .windowCenter
        case .vertBetween: self = .between
        case .vertAround: self = .around
        case .vertAmong: self = .among
        case .vertFill: self = .fill
        case .vertStretch: self = .stretch
        case .vertBaseline: self = .baseline
        default: self = .none
        }
    }
}
