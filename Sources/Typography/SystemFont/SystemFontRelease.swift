/// Whose system font text is measured by.
package enum SystemFontRelease: Hashable, Sendable {
    /// That of today, whose optical size moves between two cuts.
    case current
    /// That of iOS 11 to 13: a little wider at 17 points than today's.
    case ios13
    /// That of iOS 9 and 10: the text cut below 20 points, a wider display cut from there on.
    case ios10
}

extension SystemFontRelease {
    /// How far a size is from the text cut to the display cut: 0 to 1.
    func displayShare(at size: Double) -> Double {
        self == .ios10 ? (size < 20 ? 0 : 1) : SystemFont.displayShare(at: size)
    }

    /// What is added after every glyph, in ems.
    ///
    /// Source: Apple's tracking table for SF UI Display, as the design plug-ins schwa23/cleanupsfui (20, 22, 28, 32,
    /// 50 and 80 points) and kylehickinson/Sketch-SF-UI-Font-Fixer (25, 35, 60) on GitHub reproduce it; read
    /// 2026-11-22. Below 20 points as today, except at 17. Chosen: 10 at 40 points, and linear between these sizes.
    /// Measured: 153 labels at 17 points of 43 repositories, saved by Xcode 8 to 11, are 5.5/2048 em a glyph wider
    /// than with the current tracking; at 11 to 16 points labels have the current one.
    func tracking(at size: Double) -> Double {
        let difference = self == .current ? 0 : max(0, 1 - abs(size - 17)) * 5.5 / SystemFont.unitsPerEm
        guard self == .ios10, size >= 20 else { return SystemFont.tracking(at: size) + difference }
        let knots: [(size: Double, thousandths: Double)] = [
            (20, 19), (22, 16), (25, 14), (28, 13), (32, 12), (35, 11), (40, 10), (50, 7), (60, 4), (80, 0),
        ]
        guard let above = knots.first(where: { size < $0.size }) else { return 0 }
        guard let below = knots.last(where: { $0.size <= size }) else { return 0.019 }
        let share = (size - below.size) / (above.size - below.size)
        return (below.thousandths + (above.thousandths - below.thousandths) * share) / 1000
    }

    /// What letters of the display cut are wider than today's, in ems.
    ///
    /// Measured: seven labels at 20 to 35 points that Xcode 8 saved and in which little is kerned, 0.0105 to
    /// 0.017 em a letter beyond the tracking; labels of figures alone are as wide as today's.
    func letterExcess(at size: Double) -> Double { self == .ios10 && size >= 20 ? 0.015 : 0 }
}
