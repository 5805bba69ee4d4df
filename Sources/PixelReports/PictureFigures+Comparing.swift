import Geometry

extension PictureFigures {
    /// The most rows that ink or pictures are moved by to fit.
    private static let shiftLimit = 12
    /// The most runs of rows whose places are compared.
    private static let runLimit = 60

    /// Compares a picture of Apple's renderer with ours.
    package init(apple: FlatPicture, ours: FlatPicture) {
        self.init(sizes: Two(apple.size, ours.size))
        let size = PixelSize(
            width: min(apple.size.width, ours.size.width), height: min(apple.size.height, ours.size.height))
        let apple = apple.part(of: size), ours = ours.part(of: size)
        let distances = apple.distances(from: ours)
        equalWithin8 = Self.share(of: distances) { $0 <= 8 }
        equal = Self.share(of: distances) { $0 == 0 }
        equalAlpha = Self.share(of: zip(apple.alphas, ours.alphas)) { abs(Int($0.0) - Int($0.1)) <= 8 }
        let colors = Two(ColorShares(apple), ColorShares(ours))
        backgrounds = Two(colors.first.background, colors.second.background)
        missingFills = colors.first.fills(missingIn: colors.second)
        let ink = Two(
            InkMap(apple, on: backgrounds.first), InkMap(ours, on: backgrounds.second))
        let mask = compareMasks(ink, distances, size)
        (similarity, inkSimilarity) = StructuralSimilarity(apple, ours, distances: distances).means(
            around: mask)
        comparePlaces(ink, size)
    }

    private init(sizes: Two<PixelSize>) { self.sizes = sizes }

    /// Returns the share of values that satisfy a condition; 0 of none.
    private static func share<Values: Collection>(
        of values: Values, where condition: (Values.Element) -> Bool
    ) -> Double {
        values.isEmpty ? 0 : Double(values.count(where: condition)) / Double(values.count)
    }

    /// Returns the share of values that satisfy a condition; 0 of none.
    private static func share<First: Collection, Second: Collection>(
        of values: Zip2Sequence<First, Second>, where condition: ((First.Element, Second.Element)) -> Bool
    ) -> Double {
        share(of: Array(values), where: condition)
    }

    /// Compares what is ink, and returns what lies around it.
    private mutating func compareMasks(_ ink: Two<InkMap>, _ distances: [UInt8], _ size: PixelSize) -> [Bool]
    {
        let first = ink.first.mask, second = ink.second.mask
        let either = zip(first, second).map { $0 || $1 }
        let count = either.count { $0 }
        inkShare = Self.share(of: either) { $0 }
        commonInk = Double(zip(first, second).count { $0 && $1 }) / Double(max(1, count))
        if count > 0 { equalInk = Double(zip(either, distances).count { $0 && $1 <= 8 }) / Double(count) }
        let weights = (Double(ink.first.weight), Double(ink.second.weight))
        inkRatio = weights.0 > 0 ? weights.1 / weights.0 : weights.1 == 0 ? 1 : 99
        return either.count < 2_000_000 ? InkMap.grown(either, size) : either
    }

    /// Compares where the ink is.
    private mutating func comparePlaces(_ ink: Two<InkMap>, _ size: PixelSize) {
        let first = ink.first.profiles, second = ink.second.profiles
        shift = Two(
            InkMap.shift(
                of: second.columns, to: first.columns, limit: min(Self.shiftLimit, size.width - 1)),
            InkMap.shift(of: second.rows, to: first.rows, limit: min(Self.shiftLimit, size.height - 1)))
        boxes = Two(ink.first.box, ink.second.box)
        let rows = Two(ink.first.rows, ink.second.rows)
        rowCounts = Two(rows.first.count, rows.second.count)
        guard rows.first.count == rows.second.count, 1...Self.runLimit ~= rows.first.count else { return }
        rowOffsets = Two(
            zip(rows.first, rows.second).map { $1.lowerBound - $0.lowerBound },
            zip(rows.first, rows.second).map { $1.upperBound - $0.upperBound })
    }
}
