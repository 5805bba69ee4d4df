// swift-format-ignore-file: AlwaysUseLowerCamelCase
//
// Names that Swift 4.2 has changed. Code in an older version of the language sees them, as with Apple's SDK.

public import UIKitCore

/// `UITableView.automaticDimension`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// `UIView.noIntrinsicMetric`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// `UIView.layoutFittingCompressedSize`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// `UIView.layoutFittingExpandedSize`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
/// `UIApplication.openSettingsURLString`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
/// `UICollectionView.elementKindSectionHeader`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// `UICollectionView.elementKindSectionFooter`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
/// `UICollectionViewFlowLayout.automaticSize`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
/// `UIResponder.keyboardFrameEndUserInfoKey`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// `UIResponder.keyboardFrameBeginUserInfoKey`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// `UIResponder.keyboardAnimationDurationUserInfoKey`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
/// `UIResponder.keyboardAnimationCurveUserInfoKey`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// `UIResponder.keyboardIsLocalUserInfoKey`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
/// `UIScrollView.DecelerationRate.normal`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// `UIScrollView.DecelerationRate.fast`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
/// `UIWindow.Level.normal`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public let UIWindowLevelNormal = UIWindow.Level.normal
/// `UIWindow.Level.alert`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public let UIWindowLevelAlert = UIWindow.Level.alert
/// `UIWindow.Level.statusBar`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// `UIBackgroundTaskIdentifier.invalid`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
/// `UIApplication.backgroundFetchIntervalMinimum`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public let UIApplicationBackgroundFetchIntervalMinimum = UIApplication.backgroundFetchIntervalMinimum
/// `UIApplication.backgroundFetchIntervalNever`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalNever")
public let UIApplicationBackgroundFetchIntervalNever = UIApplication.backgroundFetchIntervalNever
/// `CAShapeLayerLineCap.butt`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// `CAShapeLayerLineCap.round`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public let kCALineCapRound = CAShapeLayerLineCap.round
/// `CAShapeLayerLineCap.square`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// `CAShapeLayerLineJoin.miter`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// `CAShapeLayerLineJoin.round`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// `CAShapeLayerLineJoin.bevel`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
/// `CAShapeLayerFillRule.evenOdd`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// `CAShapeLayerFillRule.nonZero`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// `CAMediaTimingFillMode.forwards`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// `CAMediaTimingFillMode.backwards`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// `CAMediaTimingFillMode.both`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// `CAMediaTimingFillMode.removed`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// `CAMediaTimingFunctionName.linear`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// `CAMediaTimingFunctionName.easeIn`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// `CAMediaTimingFunctionName.easeOut`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// `CAMediaTimingFunctionName.easeInEaseOut`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// `CAMediaTimingFunctionName.default`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
/// `CATransitionType.fade`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade")
public let kCATransitionFade = CATransitionType.fade
/// `CATransitionType.push`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push")
public let kCATransitionPush = CATransitionType.push
/// `CATransitionType.moveIn`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
public let kCATransitionMoveIn = CATransitionType.moveIn
/// `CATransitionType.reveal`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal")
public let kCATransitionReveal = CATransitionType.reveal
/// `CATransitionSubtype.fromLeft`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft")
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// `CATransitionSubtype.fromRight`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight")
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// `CATransitionSubtype.fromTop`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop")
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// `CATransitionSubtype.fromBottom`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom")
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
/// `CATextLayerAlignmentMode.center`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center")
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// `CATextLayerAlignmentMode.left`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.left")
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// `CATextLayerAlignmentMode.right`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.right")
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// `CALayerContentsGravity.resizeAspectFill`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// `CALayerContentsGravity.resizeAspect`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// `CALayerContentsGravity.center`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center")
public let kCAGravityCenter = CALayerContentsGravity.center
/// `NSAttributedString.Key.font`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = NSAttributedString.Key.font
/// `NSAttributedString.Key.foregroundColor`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// `NSAttributedString.Key.backgroundColor`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.backgroundColor")
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// `NSAttributedString.Key.paragraphStyle`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// `NSAttributedString.Key.kern`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.kern")
public let NSKernAttributeName = NSAttributedString.Key.kern
/// `NSAttributedString.Key.underlineStyle`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineStyle")
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// `NSAttributedString.Key.underlineColor`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineColor")
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
/// `NSAttributedString.Key.strikethroughStyle`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughStyle")
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
/// `NSAttributedString.Key.strokeColor`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeColor")
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
/// `NSAttributedString.Key.strokeWidth`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeWidth")
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// `NSAttributedString.Key.shadow`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.shadow")
public let NSShadowAttributeName = NSAttributedString.Key.shadow
/// `NSAttributedString.Key.link`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.link")
public let NSLinkAttributeName = NSAttributedString.Key.link
/// `NSAttributedString.Key.baselineOffset`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.baselineOffset")
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// `NSAttributedString.Key.attachment`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.attachment")
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
/// `UIFont.Weight.ultraLight`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.ultraLight")
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
/// `UIFont.Weight.thin`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin = UIFont.Weight.thin
/// `UIFont.Weight.light`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = UIFont.Weight.light
/// `UIFont.Weight.regular`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = UIFont.Weight.regular
/// `UIFont.Weight.medium`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = UIFont.Weight.medium
/// `UIFont.Weight.semibold`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold = UIFont.Weight.semibold
/// `UIFont.Weight.bold`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = UIFont.Weight.bold
/// `UIFont.Weight.heavy`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.heavy")
public let UIFontWeightHeavy = UIFont.Weight.heavy
/// `UIFont.Weight.black`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.black")
public let UIFontWeightBlack = UIFont.Weight.black
/// The name of `UIImagePickerController.InfoKey.originalImage`, as Swift 4.0 has it.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
public let UIImagePickerControllerOriginalImage = "UIImagePickerControllerOriginalImage"
/// The name of `UIImagePickerController.InfoKey.editedImage`, as Swift 4.0 has it.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
public let UIImagePickerControllerEditedImage = "UIImagePickerControllerEditedImage"
/// The name of `UIImagePickerController.InfoKey.mediaType`, as Swift 4.0 has it.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
public let UIImagePickerControllerMediaType = "UIImagePickerControllerMediaType"
/// The name of `UIImagePickerController.InfoKey.mediaURL`, as Swift 4.0 has it.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL")
public let UIImagePickerControllerMediaURL = "UIImagePickerControllerMediaURL"
/// The name of `UIImagePickerController.InfoKey.referenceURL`, as Swift 4.0 has it.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.referenceURL")
public let UIImagePickerControllerReferenceURL = "UIImagePickerControllerReferenceURL"
