/// The drawing of a placeholder for content that no still image can know.
public enum PlaceholderPicture: String, CaseIterable, Sendable {
    /// A map with roads and a pin.
    case map
    /// A line chart.
    case lineChart
    /// A bar chart.
    case barChart
    /// A pie chart.
    case pieChart
    /// A player of video or audio.
    case player
    /// The preview of a camera.
    case camera
    /// The preview of a camera that scans codes.
    case scanner
    /// An animation, drawn as a moving circle.
    case animation
    /// Graphics in two or three dimensions.
    case graphics
    /// A web page.
    case webPage
    /// Pages of a document.
    case document
    /// An advertisement, drawn as an empty rectangle.
    case advertisement

    /// The name of the content in messages.
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
