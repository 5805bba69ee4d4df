public import Foundation
import Geometry
import Scene

/// Processes or generates images.
///
/// Sepia, monochrome, color controls, matrices, inversion, exposure, Gaussian blur, cropping, affine transforms, compositing
/// and QR codes are computed here. Other filters keep their values and return their input image unchanged.
open class CIFilter: NSObject {
    /// The name, as `CISepiaTone`.
    open var name: String
    /// The values by their keys.
    var values: [String: Any] = [:]

    init(filter name: String) { self.name = name }
    /// Creates a filter of a name; nil for one that does not begin as filters do.
    public convenience init?(name: String) {
        guard name.hasPrefix("CI"), name.count > 4 else { return nil }
        self.init(filter: name)
    }
    /// Creates a filter of a name with values.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { values[key] = value }
    }

    /// Returns the names of filters that are computed here.
    open class func filterNames(inCategory category: String?) -> [String] { Self.computed.keys.sorted() }
    /// Returns the localized name of a filter; the name itself here.
    open class func localizedName(forFilterName filterName: String) -> String? { filterName }
    /// Removes all values, so that the defaults are used.
    open func setDefaults() { values = values.filter { $0.key == kCIInputImageKey } }
    /// The keys of the input values that were set.
    open var inputKeys: [String] { Set(values.keys).union([kCIInputImageKey]).sorted() }
    /// The keys of the output values.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// The properties of the filter.
    open var attributes: [String: Any] { ["CIAttributeFilterName": name] }
    /// The result; nil where the filter lacks its input image.
    open var outputImage: CIImage? {
        if let compute = Self.computed[name] { return compute(self) }
        return inputImage
    }

    /// Returns a value, or the result; `value(forKey:)` of UIKit's key-value coding calls it.
    package func filterValue(forKey key: String) -> Any? {
        key == kCIOutputImageKey ? outputImage : values[key]
    }
    /// Sets a value; `setValue(_:forKey:)` of UIKit's key-value coding calls it.
    package func setFilterValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// The image that the filter processes; nil for none.
    var inputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
    /// Returns a number.
    func number(_ key: String, default standard: Double) -> Double {
        switch values[key] {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: standard
        }
    }
}

/// The key of the image that is processed.
public let kCIInputImageKey = "inputImage"
/// The key of the background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image that masks the effect.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the image at the end of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the output image.
public let kCIOutputImageKey = "outputImage"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the strength of an effect.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of the ratio of width and height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a center, a `CIVector`.
public let kCIInputCenterKey = "inputCenter"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of a saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of an exposure in stops.
public let kCIInputEVKey = "inputEV"
/// The key of a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of an extent.
public let kCIInputExtentKey = "inputExtent"
/// The key of a time, 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The category of blurs.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of filters that are built in.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
