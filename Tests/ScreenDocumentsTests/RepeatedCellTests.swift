import Diagnostics
import ScreenDocuments
import Testing

/// Cells that are shown as further rows of their list.
@Suite struct RepeatedCellTests {
    @Test("connections inside a cell lead to the views of its row, those to others stay")
    func connections() throws {
        let place = Place(file: "a.storyboard")
        func connection(_ name: String, to destination: String) -> InterfaceConnection {
            InterfaceConnection(kind: .outlet, name: name, destination: destination)
        }
        var origin = ElementOrigin(tag: "tableViewCell")
        origin.connections = [connection("label", to: "lab"), connection("owner", to: "controller")]
        var cell = Element(id: "cell", className: "UITableViewCell", place: place, origin: origin)
        cell.subviews = [Element(id: "lab", className: "UILabel", place: place)]
        let row = cell.repeated(as: 3, in: "list") { $0 }
        #expect(row.subviews.first?.id == "list/3/lab")
        #expect(row.origin?.connections.map(\.destination) == ["list/3/lab", "controller"])
    }
}
