/// The system font of the systems that Xcode's canvas drew with before today's.
package enum CanvasSystemFont: Hashable, Sendable {
    /// That of iOS 9 and 10.
    case ofIOS10
    /// That of iOS 11 to 13.
    case ofIOS13
}
