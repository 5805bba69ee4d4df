import SwiftUI

/// Symbols, and images that are drawn.
struct ImagesView: View {
    private static let symbols = ["star.fill", "heart", "bell", "gear", "trash", "magnifyingglass"]

    var body: some View {
        VStack(spacing: 18) {
            HStack(spacing: 14) {
                ForEach(ImagesView.symbols, id: \.self) { Image(systemName: $0) }
            }
            HStack(spacing: 14) {
                Image(systemName: "star.fill").imageScale(.small)
                Image(systemName: "star.fill").imageScale(.medium)
                Image(systemName: "star.fill").imageScale(.large)
                Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.orange)
            }
            HStack(spacing: 14) {
                Image(systemName: "heart").resizable().frame(width: 60, height: 40)
                Image(systemName: "heart").resizable().scaledToFit().frame(width: 60, height: 40)
                    .border(.gray)
                Image(systemName: "heart").resizable().scaledToFill().frame(width: 60, height: 40).clipped()
                    .border(.gray)
            }
            Label("A label with a symbol", systemImage: "bell")
            Text("A symbol \(Image(systemName: "star.fill")) in a text")
            Image(uiImage: ImagesView.checks).interpolation(.none).resizable().frame(width: 120, height: 120)
            Image(uiImage: ImagesView.checks).resizable(resizingMode: .tile).frame(height: 40)
            Image(uiImage: ImagesView.checks).renderingMode(.template).resizable()
                .frame(width: 40, height: 40).foregroundStyle(.teal)
        }
        .padding()
    }

    private static var checks: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
            UIColor.systemRed.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.fill(CGRect(x: 8, y: 8, width: 8, height: 8))
        }
    }
}
