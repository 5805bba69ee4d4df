/// What explains the difference between a result and its golden: where it is, and what caused it.
public struct DifferenceExplanation: Hashable, Sendable {
    /// The number of pixels that were compared; nil for texts.
    public var comparedPixelCount: Int?
    /// Where the pictures differ, the cluster with most pixels first; at most `shownClusterLimit`.
    public var clusters: [PixelCluster]
    /// The number of all clusters.
    public var clusterCount: Int
    /// The first stage that differs; nil if it is not known.
    public var stage: DifferenceStage?
    /// What caused the difference, the cause that affects most views first.
    public var causes: [DifferenceCause]
    /// The views that moved on their own account, those that moved farthest first; at most ten.
    public var moves: [MovedView]

    /// The largest number of clusters that a report lists.
    ///
    /// Chosen: more are not read one by one.
    public static let shownClusterLimit = 50

    /// Creates an explanation.
    public init(
        comparedPixelCount: Int? = nil, clusters: [PixelCluster] = [], clusterCount: Int = 0,
        stage: DifferenceStage? = nil, causes: [DifferenceCause] = [], moves: [MovedView] = []
    ) {
        self.comparedPixelCount = comparedPixelCount
        self.clusters = clusters
        self.clusterCount = clusterCount
        self.stage = stage
        self.causes = causes
        self.moves = moves
    }
}

/// A stage of rendering at which a result differs from its golden; the earlier stage first.
public enum DifferenceStage: String, CaseIterable, Hashable, Sendable {
    /// What the screen declares.
    case document
    /// The frames and the attributes of views.
    case layout
    /// What is drawn.
    case commands
    /// Only the pixels.
    case pixels
}
