import SwiftUI

/// Grids of rows, of columns and of lazy cells.
struct GridsView: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
                    GridRow {
                        Text("Name").bold()
                        Text("Amount").bold().gridColumnAlignment(.trailing)
                    }
                    Divider()
                    GridRow {
                        Text("Apples")
                        Text("12")
                    }
                    GridRow {
                        Text("Pears from the garden")
                        Text("1,024")
                    }
                }
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 4), spacing: 8)
                {
                    ForEach(0..<8) { cell($0) }
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 8) {
                    ForEach(0..<6) { cell($0) }
                }
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(30))], spacing: 8) {
                        ForEach(0..<12) { cell($0).frame(width: 70) }
                    }
                }
                .frame(height: 100)
            }
            .padding()
        }
    }

    private func cell(_ index: Int) -> some View {
        Text("\(index)").frame(maxWidth: .infinity, minHeight: 30)
            .background(Color(hue: Double(index) / 12, saturation: 0.4, brightness: 1))
            .clipShape(RoundedRectangle(cornerRadius: 6))
    }
}
