import MyLayout
import Testing
import UIKit

@Suite("Global names of MyLayout's enumerations")
struct ConstantTests {
    // Source: the numbers in MyLayoutDef.h of MyLayout 2.0.
    @Test(
        "gravities have MyLayout's numbers",
        arguments: [
            (MyGravity_None, 0), (MyGravity_Horz_Left, 1), (MyGravity_Horz_Center, 2),
            (MyGravity_Horz_Right, 4), (MyGravity_Horz_Window_Center, 8), (MyGravity_Horz_Between, 16),
            (MyGravity_Horz_Leading, 32),
            (MyGravity_Horz_Trailing, 64), (MyGravity_Horz_Around, 128), (MyGravity_Horz_Among, 144),
            (MyGravity_Horz_Fill, 7), (MyGravity_Horz_Stretch, 5), (MyGravity_Horz_Mask, 0xFF00),
            (MyGravity_Vert_Top, 0x100), (MyGravity_Vert_Center, 0x200), (MyGravity_Vert_Bottom, 0x400),
            (MyGravity_Vert_Window_Center, 0x800), (MyGravity_Vert_Between, 0x1000),
            (MyGravity_Vert_Baseline, 0x2000), (MyGravity_Vert_Around, 0x4000),
            (MyGravity_Vert_Among, 0x5000), (MyGravity_Vert_Fill, 0x700), (MyGravity_Vert_Stretch, 0x500),
            (MyGravity_Vert_Mask, 0xFF),
            (MyGravity_Center, 0x202), (MyGravity_Fill, 0x707), (MyGravity_Between, 0x1010),
        ] as [(MyGravity, UInt16)])
    func gravities(gravity: MyGravity, number: UInt16) {
        #expect(gravity.rawValue == number)
    }

    @Test("the other enumerations have MyLayout's numbers")
    func numbers() {
        #expect([MyOrientation_Vert, MyOrientation_Horz].map(\.rawValue) == [0, 1])
        #expect(
            [MyVisibility_Visible, MyVisibility_Invisible, MyVisibility_Gone].map(\.rawValue) == [0, 1, 2])
        #expect(
            [MyGravityPolicy_No, MyGravityPolicy_Always, MyGravityPolicy_Auto].map(\.rawValue) == [0, 1, 2])
        #expect(
            [
                MyAdjustScrollViewContentSizeModeAuto, MyAdjustScrollViewContentSizeModeNo,
                MyAdjustScrollViewContentSizeModeYes,
            ].map(\.rawValue) == [0, 1, 2])
        #expect(
            [
                MySubviewsShrink_None, MySubviewsShrink_Average, MySubviewsShrink_Weight,
                MySubviewsShrink_Auto, MySubviewsShrink_Size, MySubviewsShrink_Spacing,
            ].map(\.rawValue) == [0, 1, 2, 4, 0, 16])
        #expect(
            [
                MySizeClass_wAny, MySizeClass_wCompact, MySizeClass_wRegular, MySizeClass_hAny,
                MySizeClass_hCompact, MySizeClass_hRegular, MySizeClass_Any, MySizeClass_Portrait,
                MySizeClass_Landscape, MySizeClass_All,
            ].map(\.rawValue) == [0, 1, 2, 0, 4, 8, 0, 0x40, 0x80, 0xFF])
        #expect([MyPriority_Low, MyPriority_Normal, MyPriority_High].map(\.rawValue) == [0, 500, 1000])
        #expect(
            [MyPathSpacing_Flexed, MyPathSpacing_Fixed, MyPathSpacing_Count].map(\.rawValue) == [0, 1, 2])
    }

    // As in Swift with MyLayout's headers, where numbers are combined.
    @Test("layouts written with the global names")
    func layout() throws {
        try onScreen {
            let layout = MyLinearLayout(
                frame: CGRect(x: 0, y: 0, width: 100, height: 60), orientation: MyOrientation_Vert)
            layout.heightSize.equalTo(nil)
            layout.gravity = MyGravity(
                rawValue: MyGravity_Vert_Center.rawValue | MyGravity_Horz_Fill.rawValue)
            let view = UIView(), gone = UIView(mySize: 10, 10)
            view.myHeight = 20
            gone.visibility = MyVisibility_Gone
            layout.add(view, gone)
            layout.layoutIfNeeded()
            expectFrame(view, 0, 20, 100, 20)
        }
    }
}
