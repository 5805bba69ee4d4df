import Foundation

struct WateringTip {
    enum Season: String {
        case growing
        case resting
    }

    var season: Season
    var amounts: [Double]

    /// The text for the season, as `Localizable.strings` has it.
    var text: String {
        NSLocalizedString("tip.\(season.rawValue)", comment: "What to do in the season")
    }
}
