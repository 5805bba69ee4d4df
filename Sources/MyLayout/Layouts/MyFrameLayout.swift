import UIKitCore

/// A layout that places each subview by itself, by its distances to the edges and centers, or by `gravity`.
///
/// Source: MyLayout 2.0.
open class MyFrameLayout: MyBaseLayout {
    override func arrange(_ arrangement: inout Arrangement) {
        var frame = FrameArrangement(arrangement)
        frame.arrange()
        arrangement = frame.arrangement
    }
}
