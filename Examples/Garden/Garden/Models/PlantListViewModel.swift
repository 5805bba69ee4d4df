import Foundation

/// What the list shows of the plants: those that need water first.
struct PlantListViewModel {
    struct Row {
        let index: Int
        let title: String
        let subtitle: String
        let moisture: Double
    }

    let sections: [(title: String, rows: [Row])]

    init(plants: [Plant], filter: String = "") {
        let found = plants.enumerated().filter { _, plant in
            filter.isEmpty || "\(plant.name) \(plant.place)".lowercased().contains(filter.lowercased())
        }
        let rows = found.map { index, plant in
            Row(
                index: index, title: plant.name,
                subtitle: "\(plant.place) · \(Int((plant.moisture * 100).rounded())) %", moisture: plant.moisture)
        }
        let dry = rows.filter { $0.moisture < 0.5 }.sorted { $0.moisture < $1.moisture }
        let wet = rows.filter { $0.moisture >= 0.5 }
        sections = [("Needs water", dry), ("Fine", wet)].filter { !$0.1.isEmpty }.map { (title: $0.0, rows: $0.1) }
    }
}
