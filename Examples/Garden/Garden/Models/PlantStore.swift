import Foundation

extension Notification.Name {
    static let plantsDidChange = Notification.Name("PlantsDidChange")
}

/// All plants; it tells everybody when one of them is watered.
final class PlantStore: NSObject {
    @objc static let shared = PlantStore()

    private(set) var plants = [
        Plant(name: "Monstera", place: "Living room", moisture: 0.72, wateringDays: [0, 3]),
        Plant(name: "Basil", place: "Kitchen window", moisture: 0.18, wateringDays: [0, 2, 4, 6]),
        Plant(name: "Snake plant", place: "Bedroom", moisture: 0.41, wateringDays: [5]),
        Plant(name: "Olive tree", place: "Balcony", moisture: 0.93, wateringDays: [1, 5]),
        Plant(name: "Fern", place: "Bathroom", moisture: 0.55, wateringDays: [1, 3, 5]),
    ]

    func water(_ index: Int) {
        guard plants.indices.contains(index) else { return }
        plants[index].moisture = min(1, plants[index].moisture + 0.25)
        NotificationCenter.default.post(name: .plantsDidChange, object: self)
    }
}
