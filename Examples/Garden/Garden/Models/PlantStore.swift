import Foundation

extension Notification.Name {
    static let plantsDidChange = Notification.Name("PlantsDidChange")
}

/// All plants; it tells everybody when one of them is watered.
final class PlantStore: NSObject {
    @objc static let shared = PlantStore()

    private(set) var plants: [Plant]

    private override init() {
        let url = Bundle.main.url(forResource: "Plants", withExtension: "json")
        let data = url.flatMap { try? Data(contentsOf: $0) }
        plants = data.flatMap { try? JSONDecoder().decode([Plant].self, from: $0) } ?? []
        super.init()
    }

    func water(_ index: Int) {
        guard plants.indices.contains(index) else { return }
        plants[index].moisture = min(1, plants[index].moisture + 0.25)
        NotificationCenter.default.post(name: .plantsDidChange, object: self)
    }
}
