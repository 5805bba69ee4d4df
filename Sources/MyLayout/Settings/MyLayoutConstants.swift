// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names of the enumerations' cases that Swift gets from MyLayout's headers: cases of enumerations of C are global.
// Source: MyLayout 2.0, `MyLayoutDef.h`, `MyLayoutMath.h` and `MyPathLayout.h`.

// MARK: MyOrientation

/// The C name of `MyOrientation.vert`.
public let MyOrientation_Vert = MyOrientation.vert
/// The C name of `MyOrientation.horz`.
public let MyOrientation_Horz = MyOrientation.horz

// MARK: MyVisibility

/// The C name of `MyVisibility.visible`.
public let MyVisibility_Visible = MyVisibility.visible
/// The C name of `MyVisibility.invisible`.
public let MyVisibility_Invisible = MyVisibility.invisible
/// The C name of `MyVisibility.gone`.
public let MyVisibility_Gone = MyVisibility.gone

// MARK: MyGravity

/// The C name of `MyGravity.none`.
public let MyGravity_None = MyGravity.none
/// The C name of `MyGravity.horzLeft`.
public let MyGravity_Horz_Left = MyGravity.horzLeft
/// The C name of `MyGravity.horzCenter`.
public let MyGravity_Horz_Center = MyGravity.horzCenter
/// The C name of `MyGravity.horzRight`.
public let MyGravity_Horz_Right = MyGravity.horzRight
/// The C name of `MyGravity.horzWindowCenter`.
public let MyGravity_Horz_Window_Center = MyGravity.horzWindowCenter
/// The C name of `MyGravity.horzBetween`.
public let MyGravity_Horz_Between = MyGravity.horzBetween
/// The C name of `MyGravity.horzLeading`.
public let MyGravity_Horz_Leading = MyGravity.horzLeading
/// The C name of `MyGravity.horzTrailing`.
public let MyGravity_Horz_Trailing = MyGravity.horzTrailing
/// The C name of `MyGravity.horzAround`.
public let MyGravity_Horz_Around = MyGravity.horzAround
/// The C name of `MyGravity.horzAmong`.
public let MyGravity_Horz_Among = MyGravity.horzAmong
/// The C name of `MyGravity.horzFill`.
public let MyGravity_Horz_Fill = MyGravity.horzFill
/// The C name of `MyGravity.horzStretch`.
public let MyGravity_Horz_Stretch = MyGravity.horzStretch
/// The bits of the vertical part, which remain where the horizontal one is masked out.
public let MyGravity_Horz_Mask = MyGravity(rawValue: 0xFF00)
/// The C name of `MyGravity.vertTop`.
public let MyGravity_Vert_Top = MyGravity.vertTop
/// The C name of `MyGravity.vertCenter`.
public let MyGravity_Vert_Center = MyGravity.vertCenter
/// The C name of `MyGravity.vertBottom`.
public let MyGravity_Vert_Bottom = MyGravity.vertBottom
/// The C name of `MyGravity.vertWindowCenter`.
public let MyGravity_Vert_Window_Center = MyGravity.vertWindowCenter
/// The C name of `MyGravity.vertBetween`.
public let MyGravity_Vert_Between = MyGravity.vertBetween
/// The C name of `MyGravity.vertBaseline`.
public let MyGravity_Vert_Baseline = MyGravity.vertBaseline
/// The C name of `MyGravity.vertAround`.
public let MyGravity_Vert_Around = MyGravity.vertAround
/// The C name of `MyGravity.vertAmong`.
public let MyGravity_Vert_Among = MyGravity.vertAmong
/// The C name of `MyGravity.vertFill`.
public let MyGravity_Vert_Fill = MyGravity.vertFill
/// The C name of `MyGravity.vertStretch`.
public let MyGravity_Vert_Stretch = MyGravity.vertStretch
/// The bits of the horizontal part, which remain where the vertical one is masked out.
public let MyGravity_Vert_Mask = MyGravity(rawValue: 0x00FF)
/// The C name of `MyGravity.center`.
public let MyGravity_Center = MyGravity.center
/// The C name of `MyGravity.fill`.
public let MyGravity_Fill = MyGravity.fill
/// The C name of `MyGravity.between`.
public let MyGravity_Between = MyGravity.between

// MARK: MyGravityPolicy

/// The C name of `MyGravityPolicy.no`.
public let MyGravityPolicy_No = MyGravityPolicy.no
/// The C name of `MyGravityPolicy.always`.
public let MyGravityPolicy_Always = MyGravityPolicy.always
/// The C name of `MyGravityPolicy.auto`.
public let MyGravityPolicy_Auto = MyGravityPolicy.auto

// MARK: MyAdjustScrollViewContentSizeMode

/// The C name of `MyAdjustScrollViewContentSizeMode.auto`.
public let MyAdjustScrollViewContentSizeModeAuto = MyAdjustScrollViewContentSizeMode.auto
/// The C name of `MyAdjustScrollViewContentSizeMode.no`.
public let MyAdjustScrollViewContentSizeModeNo = MyAdjustScrollViewContentSizeMode.no
/// The C name of `MyAdjustScrollViewContentSizeMode.yes`.
public let MyAdjustScrollViewContentSizeModeYes = MyAdjustScrollViewContentSizeMode.yes

// MARK: MySubviewsShrinkType

/// The C name of `MySubviewsShrinkType.none`.
public let MySubviewsShrink_None = MySubviewsShrinkType.none
/// The C name of `MySubviewsShrinkType.average`.
public let MySubviewsShrink_Average = MySubviewsShrinkType.average
/// The C name of `MySubviewsShrinkType.weight`.
public let MySubviewsShrink_Weight = MySubviewsShrinkType.weight
/// The C name of `MySubviewsShrinkType.auto`.
public let MySubviewsShrink_Auto = MySubviewsShrinkType.auto
/// The C name of `MySubviewsShrinkType.size`.
public let MySubviewsShrink_Size = MySubviewsShrinkType.size
/// The C name of `MySubviewsShrinkType.spacing`.
public let MySubviewsShrink_Spacing = MySubviewsShrinkType.spacing

// MARK: MySizeClass

/// The C name of `MySizeClass.wAny`.
public let MySizeClass_wAny = MySizeClass.wAny
/// The C name of `MySizeClass.wCompact`.
public let MySizeClass_wCompact = MySizeClass.wCompact
/// The C name of `MySizeClass.wRegular`.
public let MySizeClass_wRegular = MySizeClass.wRegular
/// The C name of `MySizeClass.hAny`.
public let MySizeClass_hAny = MySizeClass.hAny
/// The C name of `MySizeClass.hCompact`.
public let MySizeClass_hCompact = MySizeClass.hCompact
/// The C name of `MySizeClass.hRegular`.
public let MySizeClass_hRegular = MySizeClass.hRegular
/// The C name of `MySizeClass.wAny`.
public let MySizeClass_Any = MySizeClass.wAny
/// The C name of `MySizeClass.portrait`.
public let MySizeClass_Portrait = MySizeClass.portrait
/// The C name of `MySizeClass.landscape`.
public let MySizeClass_Landscape = MySizeClass.landscape
/// All bits of size classes and orientations.
public let MySizeClass_All = MySizeClass(rawValue: 0xFF)

// MARK: MyPriority

/// The C name of `MyPriority.low`.
public let MyPriority_Low = MyPriority.low
/// The C name of `MyPriority.normal`.
public let MyPriority_Normal = MyPriority.normal
/// The C name of `MyPriority.high`.
public let MyPriority_High = MyPriority.high

// MARK: MyPathSpacingType

/// The C name of `MyPathSpacingType.flexed`.
public let MyPathSpacing_Flexed = MyPathSpacingType.flexed
/// The C name of `MyPathSpacingType.fixed`.
public let MyPathSpacing_Fixed = MyPathSpacingType.fixed
/// The C name of `MyPathSpacingType.count`.
public let MyPathSpacing_Count = MyPathSpacingType.count
