/// What rules ask about a canvas.
struct CanvasSubject {
    /// The release of Xcode that saved the file.
    let release: XcodeRelease
    /// Interface Builder's name of the device; nil for the square without one.
    let deviceID: String?
    /// Whether the screen has a home button; the square counts as one.
    let hasHomeButton: Bool
    /// Whether the device is an iPad.
    let isPad: Bool
    /// Whether the device is in landscape.
    let isLandscape: Bool

    /// The value of the first rule that holds; nil where none does.
    func value<Value>(of rules: [CanvasRule<Value>]) -> Value? {
        rules.first { rule in
            rule.from <= release && rule.before.map { release < $0 } ?? true && isOn(rule.screen)
        }?.value
    }

    private func isOn(_ screen: CanvasScreen) -> Bool {
        switch screen {
        case .any: true
        case .homeButton: hasHomeButton
        case .homeIndicator: !hasHomeButton
        case .homeIndicatorInLandscape: !hasHomeButton && isLandscape
        case .phoneInLandscape: !isPad && isLandscape
        case .pad: isPad
        case .device(let id): deviceID == id
        }
    }
}
