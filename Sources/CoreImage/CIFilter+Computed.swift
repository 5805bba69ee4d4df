import Foundation
import Geometry
import Scene

extension CIFilter {
    /// The filters that are computed, by their names. Defaults are those of Apple's Core Image Filter Reference.
    static let computed: [String: @Sendable (CIFilter) -> CIImage?] = [
        "CIColorInvert": { $0.recolored { SIMD3(repeating: 1) - $0 } },
        "CISepiaTone": { $0.sepia() },
        "CIPhotoEffectMono": { $0.recolored { SIMD3(repeating: CIFilter.luminance($0)) } },
        "CIPhotoEffectTonal": { $0.recolored { SIMD3(repeating: CIFilter.luminance($0)) } },
        "CIPhotoEffectNoir": { $0.recolored { SIMD3(repeating: CIFilter.luminance($0)) } },
        "CIColorMonochrome": { $0.monochrome() },
        "CIColorControls": { $0.controlled() },
        "CIColorMatrix": { $0.multiplied() },
        "CIExposureAdjust": { filter in
            let gain = pow(2, filter.number(kCIInputEVKey, default: 0))
            return filter.recolored { $0 * gain }
        },
        "CIGaussianBlur": { $0.inputImage?.blurred(radius: $0.number(kCIInputRadiusKey, default: 10)) },
        "CICrop": { filter in
            let area = (filter.values["inputRectangle"] as? CIVector)?.cgRectValue ?? .infinite
            return filter.inputImage?.cropped(to: area)
        },
        "CIAffineTransform": { filter in
            let matrix =
                filter.values[kCIInputTransformKey] as? CGAffineTransform
                ?? (filter.values[kCIInputTransformKey] as? NSValue)?.cgAffineTransformValue
            return filter.inputImage?.transformed(by: matrix ?? .identity)
        },
        "CIConstantColorGenerator": {
            CIImage(color: $0.values[kCIInputColorKey] as? CIColor ?? CIColor(red: 1, green: 0, blue: 0))
        },
        "CIQRCodeGenerator": { $0.code() },
        "CISourceOverCompositing": { filter in
            guard let below = filter.values[kCIInputBackgroundImageKey] as? CIImage else {
                return filter.inputImage
            }
            return filter.inputImage?.composited(over: below)
        },
    ]

    /// The share of the channels in brightness. Source: ITU-R BT.709.
    static func luminance(_ light: SIMD3<Double>) -> Double {
        (light * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    }

    /// The input image with the linear light of each pixel changed.
    private func recolored(_ change: (SIMD3<Double>) -> SIMD3<Double>) -> CIImage? {
        guard let image = inputImage else { return nil }
        var known: [UInt32: UInt32] = [:]
        var result = image.pixmap
        for (index, pixel) in image.pixmap.pixels.enumerated() {
            if let new = known[pixel] {
                result.pixels[index] = new
                continue
            }
            let color = LinearColor(pixel)
            let new = LinearColor(light: change(color.light), alpha: color.values.w).pixel
            known[pixel] = new
            result.pixels[index] = new
        }
        return CIImage(pixmap: result, origin: image.extent.origin)
    }

    /// Chosen: gray in the proportions of an old print, mixed by the intensity; Apple publishes no formula.
    private func sepia() -> CIImage? {
        let intensity = number(kCIInputIntensityKey, default: 1)
        return recolored { light in
            let print = SIMD3(1.0, 0.74, 0.5) * CIFilter.luminance(light)
            return light + (print - light) * intensity
        }
    }

    private func monochrome() -> CIImage? {
        let color = values[kCIInputColorKey] as? CIColor ?? CIColor(red: 0.6, green: 0.45, blue: 0.3)
        let intensity = number(kCIInputIntensityKey, default: 1)
        let tint = LinearColor(
            Color(red: color.red, green: color.green, blue: color.blue, alpha: 1).premultipliedRGBA8
        ).light
        return recolored { $0 + (tint * CIFilter.luminance($0) - $0) * intensity }
    }

    /// The QR code of the message: a pixel for each module, with a light border of one pixel.
    private func code() -> CIImage? {
        guard let message = values["inputMessage"] as? Data else { return nil }
        let levels: [String: QRCode.Level] = ["L": .low, "M": .medium, "Q": .quartile, "H": .high]
        let level = levels[values["inputCorrectionLevel"] as? String ?? "M"] ?? .medium
        guard let code = QRCode(Array(message), level: level) else { return nil }
        var result = Pixmap(width: code.size + 2, height: code.size + 2, filledWith: .max)
        for y in 0..<code.size {
            for x in 0..<code.size where code.isDark(x: x, y: y) { result[x + 1, y + 1] = 0xFF00_0000 }
        }
        return CIImage(pixmap: result)
    }

    /// Saturation, then brightness, then contrast around the middle.
    private func controlled() -> CIImage? {
        let saturation = number(kCIInputSaturationKey, default: 1)
        let brightness = number(kCIInputBrightnessKey, default: 0)
        let contrast = number(kCIInputContrastKey, default: 1)
        return recolored { light in
            let gray = SIMD3(repeating: CIFilter.luminance(light))
            let bright = gray + (light - gray) * saturation + SIMD3(repeating: brightness)
            return (bright - SIMD3(repeating: 0.5)) * contrast + SIMD3(repeating: 0.5)
        }
    }

    /// The products of each pixel with the vectors; alpha stays.
    private func multiplied() -> CIImage? {
        func vector(_ key: String, _ standard: SIMD3<Double>) -> SIMD3<Double> {
            (values[key] as? CIVector).map { SIMD3($0.x, $0.y, $0.z) } ?? standard
        }
        let red = vector("inputRVector", SIMD3(1, 0, 0)), green = vector("inputGVector", SIMD3(0, 1, 0))
        let blue = vector("inputBVector", SIMD3(0, 0, 1)), bias = vector("inputBiasVector", SIMD3())
        return recolored { SIMD3(($0 * red).sum(), ($0 * green).sum(), ($0 * blue).sum()) + bias }
    }
}

extension CIImage {
    /// The image blurred by a Gaussian of a standard deviation, and larger by three of them on each side.
    func blurred(radius: Double) -> CIImage {
        guard color == nil, radius > 0, radius < 1000, extent.width >= 1 else { return self }
        let reach = Int((radius * 3).rounded(.up))
        let area = extent.insetBy(dx: Double(-reach), dy: Double(-reach))
        guard let start = pixels(in: area) else { return self }
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * radius * radius)) }
        let sum = weights.reduce(0, +)
        var colors = start.pixels.map { LinearColor($0).values }
        for (step, length) in [(1, start.width), (start.width, start.height)] {
            let source = colors
            for index in source.indices {
                let place = step == 1 ? index % start.width : index / start.width
                var total = SIMD4<Double>()
                for offset in max(-reach, -place)...min(reach, length - 1 - place) {
                    total += source[index + offset * step] * weights[offset + reach]
                }
                colors[index] = total / sum
            }
        }
        var result = start
        for index in colors.indices { result.pixels[index] = LinearColor(colors[index]).pixel }
        return CIImage(pixmap: result, origin: area.origin)
    }
}
