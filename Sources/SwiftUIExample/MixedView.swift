import SwiftUI

/// Views of UIKit among SwiftUI's.
struct MixedView: View {
    private struct Switch: UIViewRepresentable {
        @Binding var isOn: Bool
        func makeUIView(context: Context) -> UISwitch { UISwitch() }
        func updateUIView(_ uiView: UISwitch, context: Context) { uiView.isOn = isOn }
    }

    private struct Badge: UIViewRepresentable {
        var text: String
        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.backgroundColor = .systemYellow
            return label
        }
        func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
    }

    @State private var isOn = true

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Text("A switch of UIKit")
                Switch(isOn: $isOn)
            }
            Badge(text: "A label of UIKit").fixedSize()
            Badge(text: "clipped").frame(width: 140, height: 50).clipShape(Capsule())
            Badge(text: "turned").fixedSize().rotationEffect(.degrees(20))
            Badge(text: "faded").fixedSize().opacity(0.3)
            Badge(text: "with a shadow").fixedSize().shadow(radius: 4, y: 4)
            ZStack {
                Badge(text: "behind").frame(width: 200, height: 40)
                Text("in front").foregroundStyle(.red)
            }
        }
        .padding()
    }
}
