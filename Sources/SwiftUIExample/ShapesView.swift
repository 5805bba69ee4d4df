import SwiftUI

/// Shapes, strokes, gradients and paths.
struct ShapesView: View {
    private struct Star: Shape {
        func path(in rect: CGRect) -> Path {
            let center = CGPoint(x: rect.midX, y: rect.midY), radius = min(rect.width, rect.height) / 2
            var path = Path()
            for index in 0..<10 {
                let length = index.isMultiple(of: 2) ? radius : radius * 0.4
                let angle = Double(index) * .pi / 5 - .pi / 2
                let point = CGPoint(
                    x: center.x + length * CGFloat(cos(angle)), y: center.y + length * CGFloat(sin(angle)))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
            return path
        }
    }

    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 16) {
                Rectangle().fill(.red)
                RoundedRectangle(cornerRadius: 16).fill(.orange)
                Circle().fill(.green)
                Capsule().fill(.blue)
            }
            .frame(height: 60)
            HStack(spacing: 16) {
                Circle().strokeBorder(.purple, lineWidth: 8)
                Ellipse().stroke(.pink, style: StrokeStyle(lineWidth: 3, dash: [6, 4]))
                Circle().trim(from: 0, to: 0.7).stroke(
                    .teal, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(.indigo)
            }
            .frame(height: 60)
            HStack(spacing: 16) {
                Rectangle().fill(
                    LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                Circle().fill(
                    RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 40))
                Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
                Star().fill(.yellow).overlay(Star().stroke(.orange, lineWidth: 2))
            }
            .frame(height: 80)
            ZStack {
                RoundedRectangle(cornerRadius: 20, style: .continuous).fill(.blue.gradient)
                Text("on a gradient").foregroundStyle(.white).font(.title3)
            }
            .frame(height: 90)
            HStack(spacing: 0) {
                ForEach(0..<5) { Rectangle().fill(.primary).opacity(1 - Double($0) * 0.2) }
            }
            .frame(height: 24)
            VStack(alignment: .leading) {
                Text("Primary").foregroundStyle(.primary)
                Text("Secondary").foregroundStyle(.secondary)
                Text("Tertiary").foregroundStyle(.tertiary)
                Text("Gradient").font(.largeTitle.bold()).foregroundStyle(
                    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            }
        }
        .padding()
    }
}
