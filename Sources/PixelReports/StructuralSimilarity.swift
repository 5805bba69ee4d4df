import Foundation
import Geometry

/// The structural similarity of the lightness of two pictures, with a Gaussian window of 1.5 pixels.
///
/// Source: Wang, Bovik, Sheikh and Simoncelli, "Image Quality Assessment: From Error Visibility to Structural
/// Similarity", 2004, with its constants 0.01 and 0.03 of 255; edges are reflected.
struct StructuralSimilarity {
    private let first, second: FlatPicture
    private let distances: [UInt8]
    private var size: PixelSize { first.size }

    /// The side of the squares that are passed over if they are equal.
    private static let side = 256
    /// How far beyond a square its pixels are filtered, at least the radius of the window.
    private static let margin = 8
    private static let radius = 6
    private static let window: [Double] = {
        let plain = (-radius...radius).map { exp(-Double($0 * $0) / (2 * 1.5 * 1.5)) }
        let sum = plain.reduce(0, +)
        return plain.map { $0 / sum }
    }()

    /// Compares two pictures of the same size, whose greatest distances of a channel are known.
    init(_ first: FlatPicture, _ second: FlatPicture, distances: [UInt8]) {
        (self.first, self.second, self.distances) = (first, second, distances)
    }

    /// Returns the mean over all pixels, and over those of a mask; 1 if there are none.
    func means(around mask: [Bool]) -> (all: Double, masked: Double) {
        var sum = 0.0, maskedSum = 0.0, maskedCount = 0
        for y in stride(from: 0, to: size.height, by: Self.side) {
            for x in stride(from: 0, to: size.width, by: Self.side) {
                let inner = PixelRect(
                    minX: x, minY: y, maxX: min(size.width, x + Self.side),
                    maxY: min(size.height, y + Self.side))
                let values = similarities(of: inner)
                var index = 0
                for row in inner.minY..<inner.maxY {
                    for column in inner.minX..<inner.maxX {
                        let value = values?[index] ?? 1
                        index += 1
                        sum += value
                        guard mask[row * size.width + column] else { continue }
                        maskedSum += value
                        maskedCount += 1
                    }
                }
            }
        }
        let count = size.width * size.height
        return (count == 0 ? 1 : sum / Double(count), maskedCount == 0 ? 1 : maskedSum / Double(maskedCount))
    }

    /// Returns the similarity of every pixel of a square; nil if nothing differs in it and around it.
    private func similarities(of inner: PixelRect) -> [Double]? {
        let outer = PixelRect(
            minX: max(0, inner.minX - Self.margin), minY: max(0, inner.minY - Self.margin),
            maxX: min(size.width, inner.maxX + Self.margin), maxY: min(size.height, inner.maxY + Self.margin))
        let differs = (outer.minY..<outer.maxY).contains { row in
            distances[row * size.width + outer.minX..<row * size.width + outer.maxX].contains { $0 > 0 }
        }
        guard differs else { return nil }
        let a = lightness(first, outer), b = lightness(second, outer)
        let meanA = filtered(a, outer), meanB = filtered(b, outer)
        let squareA = filtered(zip(a, a).map(*), outer), squareB = filtered(zip(b, b).map(*), outer)
        let product = filtered(zip(a, b).map(*), outer)
        let c1 = 2.55 * 2.55, c2 = 7.65 * 7.65
        var result: [Double] = []
        result.reserveCapacity(inner.width * inner.height)
        for y in inner.minY..<inner.maxY {
            for x in inner.minX..<inner.maxX {
                let index = (y - outer.minY) * outer.width + x - outer.minX
                let ma = meanA[index], mb = meanB[index]
                let variances = squareA[index] - ma * ma + squareB[index] - mb * mb
                let covariance = product[index] - ma * mb
                result.append(
                    (2 * ma * mb + c1) * (2 * covariance + c2)
                        / ((ma * ma + mb * mb + c1) * (variances + c2)))
            }
        }
        return result
    }

    /// Returns the lightness of a part, from 0 to 255. Source: ITU-R BT.601.
    private func lightness(_ picture: FlatPicture, _ part: PixelRect) -> [Double] {
        var result: [Double] = []
        result.reserveCapacity(part.width * part.height)
        for y in part.minY..<part.maxY {
            for pixel in picture.pixels[y * size.width + part.minX..<y * size.width + part.maxX] {
                result.append(
                    0.299 * Double(pixel & 255) + 0.587 * Double(pixel >> 8 & 255) + 0.114
                        * Double(pixel >> 16 & 255))
            }
        }
        return result
    }

    /// Returns values after the window, down and across.
    private func filtered(_ values: [Double], _ part: PixelRect) -> [Double] {
        let width = part.width, height = part.height
        var down = Array(repeating: 0.0, count: values.count), result = down
        for y in 0..<height {
            for (step, weight) in Self.window.enumerated() {
                let source = Self.reflected(y + step - Self.radius, in: height) * width
                for x in 0..<width { down[y * width + x] += weight * values[source + x] }
            }
        }
        let columns = (-Self.radius..<width + Self.radius).map { Self.reflected($0, in: width) }
        for y in 0..<height {
            for x in 0..<width {
                var sum = 0.0
                for (step, weight) in Self.window.enumerated() {
                    sum += weight * down[y * width + columns[x + step]]
                }
                result[y * width + x] = sum
            }
        }
        return result
    }

    /// Returns the place of a value beyond an edge, where the values stand in reverse.
    private static func reflected(_ index: Int, in count: Int) -> Int {
        let place = ((index % (2 * count)) + 2 * count) % (2 * count)
        return place < count ? place : 2 * count - 1 - place
    }
}
