package import Geometry

/// What a comparison of two pictures finds. Ink is what differs from the most frequent color of its picture by more than
/// 24 of 255 in a channel. All but the sizes is of the common part at the top left.
package struct PictureFigures: Equatable, Sendable {
    /// The sizes of Apple's picture and of ours.
    package var sizes: Two<PixelSize>
    /// The share of pixels whose channels are equal within 8 of 255, on white.
    package var equalWithin8 = 0.0
    /// The share of pixels that are equal.
    package var equal = 0.0
    /// The share of pixels whose alpha is equal within 8 of 255.
    package var equalAlpha = 0.0
    /// The most frequent colors.
    package var backgrounds = Two<UInt32>(.max, .max)
    /// The share of pixels that are ink in either picture.
    package var inkShare = 0.0
    /// The share of these that are equal within 8 of 255; 1 without ink.
    package var equalInk = 1.0
    /// The pixels that are ink in both, by those that are ink in either.
    package var commonInk = 0.0
    /// The weight of our ink by that of Apple's; 99 if only Apple's picture has none.
    package var inkRatio = 1.0
    /// The mean structural similarity of lightness.
    package var similarity = 1.0
    /// The same around ink.
    package var inkSimilarity = 1.0
    /// How far our ink has to move for its columns and rows to fit Apple's best.
    package var shift = Two<Int>(0, 0)
    /// Where the ink is; nil without ink.
    package var boxes = Two<PixelRect?>(nil, nil)
    /// The number of runs of rows with ink.
    package var rowCounts = Two<Int>(0, 0)
    /// How much lower our runs begin and end; nil unless there are as many, and at most sixty.
    package var rowOffsets: Two<[Int]>?
    /// Fills of Apple's picture that ours lacks.
    package var missingFills: [MissingFill] = []

    /// Two values: Apple's and ours, across and down, or tops and bottoms.
    package struct Two<Value: Equatable & Sendable>: Equatable, Sendable {
        /// Apple's value, that across, or that of the tops.
        package var first: Value
        /// Our value, that down, or that of the bottoms.
        package var second: Value

        /// Creates two values.
        package init(_ first: Value, _ second: Value) {
            self.first = first
            self.second = second
        }
    }

    /// A color that fills a part of Apple's picture and nothing of ours.
    package struct MissingFill: Equatable, Sendable {
        /// The color in Apple's picture.
        package var color: UInt32
        /// Its share of the pixels.
        package var share: Double
        /// The color nearest to it among our frequent ones.
        package var nearest: UInt32
    }

    /// Whether both pictures have the same size.
    package var hasSameSize: Bool { sizes.first == sizes.second }
}
