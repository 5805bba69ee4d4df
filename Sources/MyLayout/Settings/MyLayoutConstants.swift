// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names of the enumerations' cases that Swift gets from MyLayout's headers: cases of enumerations of C are global.
// Source: MyLayout 2.0, `MyLayoutDef.h`, `MyLayoutMath.h` and `MyPathLayout.h`.

// MARK: MyOrientation

/// `MyOrientation.vert`.
public let MyOrientation_Vert = MyOrientation.vert
/// `MyOrientation.horz`.
public let MyOrientation_Horz = MyOrientation.horz

// MARK: MyVisibility

/// `MyVisibility.visible`.
public let MyVisibility_Visible = MyVisibility.visible
/// `MyVisibility.invisible`.
public let MyVisibility_Invisible = MyVisibility.invisible
/// `MyVisibility.gone`.
public let MyVisibility_Gone = MyVisibility.gone

// MARK: MyGravity

/// `MyGravity.none`.
public let MyGravity_None = MyGravity.none
/// `MyGravity.horzLeft`.
public let MyGravity_Horz_Left = MyGravity.horzLeft
/// `MyGravity.horzCenter`.
public let MyGravity_Horz_Center = MyGravity.horzCenter
/// `MyGravity.horzRight`.
public let MyGravity_Horz_Right = MyGravity.horzRight
/// `MyGravity.horzWindowCenter`.
public let MyGravity_Horz_Window_Center = MyGravity.horzWindowCenter
/// `MyGravity.horzBetween`.
public let MyGravity_Horz_Between = MyGravity.horzBetween
/// `MyGravity.horzLeading`.
public let MyGravity_Horz_Leading = MyGravity.horzLeading
/// `MyGravity.horzTrailing`.
public let MyGravity_Horz_Trailing = MyGravity.horzTrailing
/// `MyGravity.horzAround`.
public let MyGravity_Horz_Around = MyGravity.horzAround
/// `MyGravity.horzAmong`.
public let MyGravity_Horz_Among = MyGravity.horzAmong
/// `MyGravity.horzFill`.
public let MyGravity_Horz_Fill = MyGravity.horzFill
/// `MyGravity.horzStretch`.
public let MyGravity_Horz_Stretch = MyGravity.horzStretch
/// The bits of the vertical part, which remain where the horizontal one is masked out.
public let MyGravity_Horz_Mask = MyGravity(rawValue: 0xFF00)
/// `MyGravity.vertTop`.
public let MyGravity_Vert_Top = MyGravity.vertTop
/// `MyGravity.vertCenter`.
public let MyGravity_Vert_Center = MyGravity.vertCenter
/// `MyGravity.vertBottom`.
public let MyGravity_Vert_Bottom = MyGravity.vertBottom
/// `MyGravity.vertWindowCenter`.
public let MyGravity_Vert_Window_Center = MyGravity.vertWindowCenter
/// `MyGravity.vertBetween`.
public let MyGravity_Vert_Between = MyGravity.vertBetween
/// `MyGravity.vertBaseline`.
public let MyGravity_Vert_Baseline = MyGravity.vertBaseline
/// `MyGravity.vertAround`.
public let MyGravity_Vert_Around = MyGravity.vertAround
/// `MyGravity.vertAmong`.
public let MyGravity_Vert_Among = MyGravity.vertAmong
/// `MyGravity.vertFill`.
public let MyGravity_Vert_Fill = MyGravity.vertFill
/// `MyGravity.vertStretch`.
public let MyGravity_Vert_Stretch = MyGravity.vertStretch
/// The bits of the horizontal part, which remain where the vertical one is masked out.
public let MyGravity_Vert_Mask = MyGravity(rawValue: 0x00FF)
/// `MyGravity.center`.
public let MyGravity_Center = MyGravity.center
/// `MyGravity.fill`.
public let MyGravity_Fill = MyGravity.fill
/// `MyGravity.between`.
public let MyGravity_Between = MyGravity.between

// MARK: MyGravityPolicy

/// `MyGravityPolicy.no`.
public let MyGravityPolicy_No = MyGravityPolicy.no
/// `MyGravityPolicy.always`.
public let MyGravityPolicy_Always = MyGravityPolicy.always
/// `MyGravityPolicy.auto`.
public let MyGravityPolicy_Auto = MyGravityPolicy.auto

// MARK: MyAdjustScrollViewContentSizeMode

/// `MyAdjustScrollViewContentSizeMode.auto`.
public let MyAdjustScrollViewContentSizeModeAuto = MyAdjustScrollViewContentSizeMode.auto
/// `MyAdjustScrollViewContentSizeMode.no`.
public let MyAdjustScrollViewContentSizeModeNo = MyAdjustScrollViewContentSizeMode.no
/// `MyAdjustScrollViewContentSizeMode.yes`.
public let MyAdjustScrollViewContentSizeModeYes = MyAdjustScrollViewContentSizeMode.yes

// MARK: MySubviewsShrinkType

/// `MySubviewsShrinkType.none`.
public let MySubviewsShrink_None = MySubviewsShrinkType.none
/// `MySubviewsShrinkType.average`.
public let MySubviewsShrink_Average = MySubviewsShrinkType.average
/// `MySubviewsShrinkType.weight`.
public let MySubviewsShrink_Weight = MySubviewsShrinkType.weight
/// `MySubviewsShrinkType.auto`.
public let MySubviewsShrink_Auto = MySubviewsShrinkType.auto
/// `MySubviewsShrinkType.size`.
public let MySubviewsShrink_Size = MySubviewsShrinkType.size
/// `MySubviewsShrinkType.spacing`.
public let MySubviewsShrink_Spacing = MySubviewsShrinkType.spacing

// MARK: MySizeClass

/// `MySizeClass.wAny`.
public let MySizeClass_wAny = MySizeClass.wAny
/// `MySizeClass.wCompact`.
public let MySizeClass_wCompact = MySizeClass.wCompact
/// `MySizeClass.wRegular`.
public let MySizeClass_wRegular = MySizeClass.wRegular
/// `MySizeClass.hAny`.
public let MySizeClass_hAny = MySizeClass.hAny
/// `MySizeClass.hCompact`.
public let MySizeClass_hCompact = MySizeClass.hCompact
/// `MySizeClass.hRegular`.
public let MySizeClass_hRegular = MySizeClass.hRegular
/// `MySizeClass.wAny`.
public let MySizeClass_Any = MySizeClass.wAny
/// `MySizeClass.portrait`.
public let MySizeClass_Portrait = MySizeClass.portrait
/// `MySizeClass.landscape`.
public let MySizeClass_Landscape = MySizeClass.landscape
/// All bits of size classes and orientations.
public let MySizeClass_All = MySizeClass(rawValue: 0xFF)

// MARK: MyPriority

/// `MyPriority.low`.
public let MyPriority_Low = MyPriority.low
/// `MyPriority.normal`.
public let MyPriority_Normal = MyPriority.normal
/// `MyPriority.high`.
public let MyPriority_High = MyPriority.high

// MARK: MyPathSpacingType

/// `MyPathSpacingType.flexed`.
public let MyPathSpacing_Flexed = MyPathSpacingType.flexed
/// `MyPathSpacingType.fixed`.
public let MyPathSpacing_Fixed = MyPathSpacingType.fixed
/// `MyPathSpacingType.count`.
public let MyPathSpacing_Count = MyPathSpacingType.count
