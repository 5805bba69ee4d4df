import SwiftUI
import UIKit

/// Uses of images and labels.
@MainActor
enum ImageUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("images", images), ("labels", labels), ("images of the network", networkImages),
    ]

    static func images() -> Uses {
        var uses = Uses()
        let image = Image(systemName: "star.fill")
        uses.add(image)
        uses.add(Image("name"))
        uses.add(Image("name", bundle: .main))
        uses.add(Image("name", variableValue: 0.5, bundle: .main))
        uses.add(Image("name", bundle: nil, label: Text("label")))
        uses.add(Image(decorative: "name"))
        uses.add(Image(decorative: "name", bundle: .main))
        uses.add(Image(systemName: "wifi", variableValue: 0.5))
        uses.add(Image(uiImage: UIImage()))
        uses.add(Image(ImageResource(name: "name", bundle: .main)))
        if let cgImage = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image(actions: { _ in })
            .cgImage
        {
            uses.add(Image(cgImage, scale: 1, label: Text("label")))
            uses.add(Image(cgImage, scale: 1, orientation: .up, label: Text("label")))
            uses.add(Image(decorative: cgImage, scale: 1))
            uses.add(Image(decorative: cgImage, scale: 1, orientation: .up))
        }
        uses.add(
            Image(size: CGSize(width: 8, height: 8), label: Text("label"), opaque: true) { context in
                context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
            })
        uses.add(image.resizable())
        uses.add(image.resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)))
        uses.add(image.resizable(capInsets: EdgeInsets(), resizingMode: .tile).frame(width: 20, height: 20))
        uses.add(image.renderingMode(.template) as Image)
        uses.add(image.renderingMode(.original) as Image)
        uses.add(image.interpolation(.none) as Image)
        uses.add(image.antialiased(true) as Image)
        uses.add(image.symbolRenderingMode(.hierarchical) as Image)
        uses.add(image.imageScale(.large))
        uses.add(VStack { image }.imageScale(.small))
        uses.add(VStack { image }.symbolRenderingMode(.palette).foregroundStyle(.red, .blue))
        uses.add(image.resizable().scaledToFit())
        uses.add(image.resizable().scaledToFill().clipped())
        uses.add(image.resizable().aspectRatio(contentMode: .fit))
        uses.add(image.resizable().aspectRatio(1.5, contentMode: .fill))
        uses.add(image.resizable().aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit))
        return uses
    }

    static func labels() -> Uses {
        var uses = Uses()
        let title = "Title"
        uses.add(Label("Title", systemImage: "star"))
        uses.add(Label(title, systemImage: "star"))
        uses.add(Label("Title", image: "name"))
        uses.add(Label(title, image: "name"))
        uses.add(Label("Title", image: ImageResource(name: "name", bundle: .main)))
        uses.add(
            Label {
                Text("Title")
            } icon: {
                Image(systemName: "star")
            })
        uses.add(Label(title: { Text("Title") }, icon: { Circle() }))
        let label = Label("Title", systemImage: "star")
        uses.add(label.labelStyle(.titleOnly))
        uses.add(label.labelStyle(.iconOnly))
        uses.add(label.labelStyle(.titleAndIcon))
        uses.add(label.labelStyle(.automatic))
        uses.add(label.labelStyle(TitleOnlyLabelStyle()))
        uses.add(label.labelStyle(IconOnlyLabelStyle()))
        uses.add(label.labelStyle(TrailingIcon()))
        uses.add(label.labelStyle(BorderedLabel()))
        uses.add(label.labelsHidden())
        return uses
    }

    private struct TrailingIcon: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.title
                configuration.icon
            }
        }
    }

    private struct BorderedLabel: LabelStyle {
        func makeBody(configuration: LabelStyleConfiguration) -> some View {
            Label(configuration).border(.red)
        }
    }

    static func networkImages() -> Uses {
        var uses = Uses()
        let url = URL(string: "https://example.com/image.png")
        uses.add(AsyncImage(url: url))
        uses.add(AsyncImage(url: url, scale: 2))
        uses.add(
            AsyncImage(url: url) { image in
                image.resizable()
            } placeholder: {
                ProgressView()
            })
        uses.add(
            AsyncImage(url: url, transaction: Transaction(animation: .default)) { phase in
                switch phase {
                case .success(let image): image
                case .failure: Text("failed")
                case .empty: EmptyView()
                @unknown default: EmptyView()
                }
            })
        uses.add(
            AsyncImage(url: url) { phase in
                if let image = phase.image { image } else if phase.error != nil { Color.red }
            })
        return uses
    }
}
