import Geometry

// The metrics that displays of one family share, so that each row only contains the differences.
extension DisplayClass {
    /// A phone with a home button: square corners, a status bar of 20 in portrait and none in landscape.
    ///
    /// Source: measured insets per hardware id in QMUI (github Tencent/QMUI_iOS, QMUIHelper.m), device
    /// values of swift-snapshot-testing, and root views in public storyboards; all three agree.
    static func homeButtonPhone(
        _ name: String, _ size: Size, scale: Double, landscapeWidth: SizeClass = .compact,
        panel: PixelSize? = nil, interfaceBuilderID: String
    ) -> DisplayClass {
        DisplayClass(
            name: name, idiom: .phone, size: size, scale: scale, panelSize: panel, cornerRadius: 0,
            interfaceBuilderID: interfaceBuilderID,
            portrait: .phonePortrait(top: 20, bottom: 0, status: 20, navigationBarTop: 20),
            landscape: .phoneLandscape(safeArea: .zero, width: landscapeWidth))
    }

    /// A phone with a notch: its status bar is as high as the safe area's top inset, which in landscape
    /// is the inset of both sides.
    ///
    /// Source: insets as for `homeButtonPhone`; the landscape bottom inset is 21 in all of them but
    /// swift-snapshot-testing (24). Corner radii: read from UIScreen, kylebashour.com.
    static func notchedPhone(
        _ name: String, _ size: Size, scale: Double = 3, inset: Double, radius: Double,
        notch: DisplayCutout, indicator: HomeIndicator, landscapeWidth: SizeClass = .compact,
        panel: PixelSize? = nil, interfaceBuilderID: String
    ) -> DisplayClass {
        DisplayClass(
            name: name, idiom: .phone, size: size, scale: scale, panelSize: panel, cornerRadius: radius,
            cutout: notch, homeIndicator: indicator, interfaceBuilderID: interfaceBuilderID,
            portrait: .phonePortrait(top: inset, bottom: 34, status: inset, navigationBarTop: inset),
            landscape: .phoneLandscape(
                safeArea: Insets(top: 0, left: inset, bottom: 21, right: inset), width: landscapeWidth))
    }

    /// A phone with a Dynamic Island: the status bar is 54 high whatever the safe area, and a navigation
    /// bar begins above the safe area's top edge.
    ///
    /// Source: QMUI for iPhone 14 Pro to 16 Pro (a bar at 53.667 and 56.333), independent device values
    /// for iPhone 17 and Air. Corner radii: read from UIScreen.
    static func islandPhone(
        _ name: String, _ size: Size, inset: Double, navigationBarTop: Double, radius: Double,
        islandTop: Double, indicator: HomeIndicator, landscapeWidth: SizeClass = .compact,
        landscapeTop: Double = 0, landscapeBottom: Double = 21, interfaceBuilderID: String? = nil
    ) -> DisplayClass {
        let landscapeInsets = Insets(top: landscapeTop, left: inset, bottom: landscapeBottom, right: inset)
        return DisplayClass(
            name: name, idiom: .phone, size: size, scale: 3, cornerRadius: radius,
            cutout: .island(top: islandTop), homeIndicator: indicator,
            interfaceBuilderID: interfaceBuilderID,
            portrait: .phonePortrait(
                top: inset, bottom: 34, status: 54, navigationBarTop: navigationBarTop),
            landscape: .phoneLandscape(safeArea: landscapeInsets, width: landscapeWidth))
    }

    /// A pad with a home button.
    ///
    /// Source: swift-snapshot-testing and the layout tables of Apple's guidelines.
    static func homeButtonPad(
        _ name: String, _ size: Size, scale: Double = 2, interfaceBuilderID: String
    ) -> DisplayClass {
        let metrics = OrientedMetrics.pad(status: 20, bottom: 0)
        return DisplayClass(
            name: name, idiom: .pad, size: size, scale: scale, cornerRadius: 0,
            interfaceBuilderID: interfaceBuilderID, portrait: metrics, landscape: metrics)
    }

    /// A pad with a home indicator.
    ///
    /// Source: as for `homeButtonPad`; corner radii as read from UIScreen, 18 except on the iPad mini.
    /// Chosen: the indicator is 0.36 of the width long, as on phones; no measurement was found.
    static func roundedPad(
        _ name: String, _ size: Size, radius: Double = 18, interfaceBuilderID: String? = nil
    ) -> DisplayClass {
        let metrics = OrientedMetrics.pad(status: 24, bottom: 20)
        let indicator = HomeIndicator(
            portraitWidth: (size.width * 0.36).rounded(), landscapeWidth: (size.height * 0.36).rounded())
        return DisplayClass(
            name: name, idiom: .pad, size: size, scale: 2, cornerRadius: radius, homeIndicator: indicator,
            interfaceBuilderID: interfaceBuilderID, portrait: metrics, landscape: metrics)
    }
}

extension OrientedMetrics {
    /// Source: bar heights of 44 and 49 on phones since iOS 7, by the frames of public storyboards.
    fileprivate static func phonePortrait(
        top: Double, bottom: Double, status: Double, navigationBarTop: Double
    ) -> OrientedMetrics {
        OrientedMetrics(
            safeArea: Insets(top: top, left: 0, bottom: bottom, right: 0),
            sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular), statusBarHeight: status,
            navigationBarTop: navigationBarTop, navigationBarHeight: 44, tabBarHeight: 49)
    }

    /// Source: bars are 32 high on phones that are compact in width, 44 and 49 on the others.
    fileprivate static func phoneLandscape(safeArea: Insets, width: SizeClass) -> OrientedMetrics {
        OrientedMetrics(
            safeArea: safeArea, sizeClasses: SizeClasses(horizontal: width, vertical: .compact),
            statusBarHeight: 0, navigationBarTop: safeArea.top,
            navigationBarHeight: width == .compact ? 32 : 44, tabBarHeight: width == .compact ? 32 : 49)
    }

    /// Source: bars are 50 high on pads since iOS 12 (hacknicity.medium.com); a tab bar is 65 with the
    /// home indicator's part, so 45 above the safe area.
    fileprivate static func pad(status: Double, bottom: Double) -> OrientedMetrics {
        OrientedMetrics(
            safeArea: Insets(top: status, left: 0, bottom: bottom, right: 0),
            sizeClasses: SizeClasses(horizontal: .regular, vertical: .regular), statusBarHeight: status,
            navigationBarTop: status, navigationBarHeight: 50, tabBarHeight: bottom > 0 ? 45 : 50)
    }
}
