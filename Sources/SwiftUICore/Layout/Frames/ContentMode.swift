/// How a view of a fixed aspect ratio takes the room it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// It fits into the room.
    case fit
    /// It fills the room and may be larger.
    case fill
}
