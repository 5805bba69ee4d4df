/// What a placeholder shows in place of content that no still picture can know.
public enum PlaceholderPicture: String, CaseIterable, Sendable {
    /// A map.
    case map
    /// A chart with a line.
    case lineChart
    /// A chart with bars.
    case barChart
    /// A chart with sectors.
    case pieChart
    /// A film or a sound.
    case player
    /// The picture of a camera.
    case camera
    /// The picture of a camera that looks for a code.
    case scanner
    /// An animation.
    case animation
    /// Graphics in two or three dimensions.
    case graphics
    /// A web page.
    case webPage
    /// Pages of a document.
    case document
    /// An advertisement.
    case advertisement

    /// The content in messages.
    package var contentDescription: String {
        switch self {
        case .map: "a map"
        case .lineChart, .barChart, .pieChart: "a chart"
        case .player: "a player"
        case .camera: "a camera's picture"
        case .scanner: "a scanner's picture"
        case .animation: "an animation"
        case .graphics: "graphics"
        case .webPage: "a web page"
        case .document: "a document"
        case .advertisement: "an advertisement"
        }
    }
}
