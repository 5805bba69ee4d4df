import Foundation

/// A plant and how wet its soil is.
struct Plant: Equatable, Decodable {
    var name: String
    var place: String
    /// From 0, dry, to 1, wet.
    var moisture: Double
    /// The days of the week on which it is watered; 0 is Monday.
    var wateringDays: Set<Int>
}
