// Filters by functions of their names. Each value is kept under the key of its name.

public import Foundation

/// A filter with the properties of all filters that have functions; a filter reads those it has a use for.
public final class CIBuiltinFilter: CIFilter {
    /// The radius in pixels; the default depends on the filter.
    public var radius: Float {
        get { Float(number(kCIInputRadiusKey, default: defaults[kCIInputRadiusKey] ?? 0)) }
        set { values[kCIInputRadiusKey] = Double(newValue) }
    }
    /// The strength of the effect; the default depends on the filter.
    public var intensity: Float {
        get { Float(number(kCIInputIntensityKey, default: defaults[kCIInputIntensityKey] ?? 0)) }
        set { values[kCIInputIntensityKey] = Double(newValue) }
    }
    /// The scale, by default 8 for `pixellate`, 0.5 for `bumpDistortion` and 0 for others.
    public var scale: Float {
        get { Float(number(kCIInputScaleKey, default: defaults[kCIInputScaleKey] ?? 0)) }
        set { values[kCIInputScaleKey] = Double(newValue) }
    }
    /// The saturation: 0 for gray, 1 for that of the image.
    public var saturation: Float {
        get { Float(number(kCIInputSaturationKey, default: defaults[kCIInputSaturationKey] ?? 0)) }
        set { values[kCIInputSaturationKey] = Double(newValue) }
    }
    /// What is added to each component, -1 to 1; 0 by default.
    public var brightness: Float {
        get { Float(number(kCIInputBrightnessKey, default: defaults[kCIInputBrightnessKey] ?? 0)) }
        set { values[kCIInputBrightnessKey] = Double(newValue) }
    }
    /// The contrast: 1 for that of the image.
    public var contrast: Float {
        get { Float(number(kCIInputContrastKey, default: defaults[kCIInputContrastKey] ?? 0)) }
        set { values[kCIInputContrastKey] = Double(newValue) }
    }
    /// The exposure, in stops; 0 by default.
    public var ev: Float {
        get { Float(number(kCIInputEVKey, default: defaults[kCIInputEVKey] ?? 0)) }
        set { values[kCIInputEVKey] = Double(newValue) }
    }
    /// The angle in radians; 0 by default.
    public var angle: Float {
        get { Float(number(kCIInputAngleKey, default: defaults[kCIInputAngleKey] ?? 0)) }
        set { values[kCIInputAngleKey] = Double(newValue) }
    }
    /// The strength of sharpening; 0 by default.
    public var sharpness: Float {
        get { Float(number(kCIInputSharpnessKey, default: defaults[kCIInputSharpnessKey] ?? 0)) }
        set { values[kCIInputSharpnessKey] = Double(newValue) }
    }
    /// The time of a transition, 0 to 1; 0 by default.
    public var time: Float {
        get { Float(number(kCIInputTimeKey, default: defaults[kCIInputTimeKey] ?? 0)) }
        set { values[kCIInputTimeKey] = Double(newValue) }
    }
    /// The image that the filter processes; nil for none.
    public override var inputImage: CIImage? {
        get { values[kCIInputImageKey] as? CIImage }
        set { values[kCIInputImageKey] = newValue }
    }
    /// The image below; nil for none.
    public var backgroundImage: CIImage? {
        get { values[kCIInputBackgroundImageKey] as? CIImage }
        set { values[kCIInputBackgroundImageKey] = newValue }
    }
    /// The image that masks the effect; nil for none.
    public var maskImage: CIImage? {
        get { values[kCIInputMaskImageKey] as? CIImage }
        set { values[kCIInputMaskImageKey] = newValue }
    }
    /// The image at the end of a transition; nil for none.
    public var targetImage: CIImage? {
        get { values[kCIInputTargetImageKey] as? CIImage }
        set { values[kCIInputTargetImageKey] = newValue }
    }
    /// The color; nil for that of the filter.
    public var color: CIColor? {
        get { values[kCIInputColorKey] as? CIColor }
        set { values[kCIInputColorKey] = newValue }
    }
    /// The center, in pixels; zero if none was set.
    public var center: CGPoint {
        get { (values[kCIInputCenterKey] as? CIVector)?.cgPointValue ?? .zero }
        set { values[kCIInputCenterKey] = CIVector(cgPoint: newValue) }
    }
    /// The data of a code; empty by default.
    public var message: Data {
        get { values["inputMessage"] as? Data ?? Data() }
        set { values["inputMessage"] = newValue }
    }
    /// The error correction level of a code: L, M, Q or H; M by default.
    public var correctionLevel: String {
        get { values["inputCorrectionLevel"] as? String ?? "M" }
        set { values["inputCorrectionLevel"] = newValue }
    }

    private let defaults: [String: Double]
    init(_ name: String, _ defaults: [String: Double] = [:]) {
        self.defaults = defaults
        super.init(filter: name)
    }
}

extension CIFilter {
    /// Blurs an image by a Gaussian; the radius is 10 by default.
    public class func gaussianBlur() -> CIBuiltinFilter {
        CIBuiltinFilter("CIGaussianBlur", [kCIInputRadiusKey: 10])
    }
    /// Tints an image brown, as an old print; the intensity is 1 by default.
    public class func sepiaTone() -> CIBuiltinFilter {
        CIBuiltinFilter("CISepiaTone", [kCIInputIntensityKey: 1])
    }
    /// Inverts the colors of an image.
    public class func colorInvert() -> CIBuiltinFilter { CIBuiltinFilter("CIColorInvert") }
    /// Changes the saturation, brightness and contrast of an image.
    public class func colorControls() -> CIBuiltinFilter {
        CIBuiltinFilter("CIColorControls", [kCIInputSaturationKey: 1, kCIInputContrastKey: 1])
    }
    /// Remaps the colors of an image to shades of one color.
    public class func colorMonochrome() -> CIBuiltinFilter {
        CIBuiltinFilter("CIColorMonochrome", [kCIInputIntensityKey: 1])
    }
    /// Changes the exposure of an image.
    public class func exposureAdjust() -> CIBuiltinFilter { CIBuiltinFilter("CIExposureAdjust") }
    /// Makes an image black and white.
    public class func photoEffectMono() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectMono") }
    /// Makes an image black and white.
    public class func photoEffectNoir() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectNoir") }
    /// Makes an image black and white.
    public class func photoEffectTonal() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectTonal") }
    /// Makes colors strong; has no effect here.
    public class func photoEffectChrome() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectChrome") }
    /// Makes colors weak; has no effect here.
    public class func photoEffectFade() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectFade") }
    /// Makes colors old; has no effect here.
    public class func photoEffectInstant() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectInstant") }
    /// Makes colors cool; has no effect here.
    public class func photoEffectProcess() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectProcess") }
    /// Makes colors warm; has no effect here.
    public class func photoEffectTransfer() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectTransfer") }
    /// Makes squares of an image; has no effect here.
    public class func pixellate() -> CIBuiltinFilter { CIBuiltinFilter("CIPixellate", [kCIInputScaleKey: 8]) }
    /// Makes cells of an image; has no effect here.
    public class func crystallize() -> CIBuiltinFilter {
        CIBuiltinFilter("CICrystallize", [kCIInputRadiusKey: 20])
    }
    /// Makes corners dark; has no effect here.
    public class func vignette() -> CIBuiltinFilter { CIBuiltinFilter("CIVignette", [kCIInputRadiusKey: 1]) }
    /// Makes edges soft; has no effect here.
    public class func bloom() -> CIBuiltinFilter {
        CIBuiltinFilter("CIBloom", [kCIInputRadiusKey: 10, kCIInputIntensityKey: 0.5])
    }
    /// Shows edges; has no effect here.
    public class func edges() -> CIBuiltinFilter { CIBuiltinFilter("CIEdges", [kCIInputIntensityKey: 1]) }
    /// Makes edges sharp; has no effect here.
    public class func unsharpMask() -> CIBuiltinFilter {
        CIBuiltinFilter("CIUnsharpMask", [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5])
    }
    /// Turns an image; has no effect here.
    public class func twirlDistortion() -> CIBuiltinFilter {
        CIBuiltinFilter("CITwirlDistortion", [kCIInputRadiusKey: 300, kCIInputAngleKey: 3.141592653589793])
    }
    /// Bends an image; has no effect here.
    public class func bumpDistortion() -> CIBuiltinFilter {
        CIBuiltinFilter("CIBumpDistortion", [kCIInputRadiusKey: 300, kCIInputScaleKey: 0.5])
    }
    /// Blurs an image to one side; has no effect here.
    public class func motionBlur() -> CIBuiltinFilter {
        CIBuiltinFilter("CIMotionBlur", [kCIInputRadiusKey: 20])
    }
    /// Blurs an image with a square; has no effect here.
    public class func boxBlur() -> CIBuiltinFilter { CIBuiltinFilter("CIBoxBlur", [kCIInputRadiusKey: 10]) }
    /// Composites an image over a background image.
    public class func sourceOverCompositing() -> CIBuiltinFilter {
        CIBuiltinFilter("CISourceOverCompositing")
    }
    /// Mixes images by a third; has no effect here.
    public class func blendWithMask() -> CIBuiltinFilter { CIBuiltinFilter("CIBlendWithMask") }
    /// Makes an image another; has no effect here.
    public class func dissolveTransition() -> CIBuiltinFilter { CIBuiltinFilter("CIDissolveTransition") }
    /// Generates the QR code of a message.
    public class func qrCodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter("CIQRCodeGenerator") }
}
