import SwiftUI
import UIKit

/// Uses of colors, gradients and styles.
@MainActor
enum ColorUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("colors", colors), ("gradients", gradients), ("styles", styles), ("backgrounds", backgrounds),
    ]

    static func colors() -> Uses {
        var uses = Uses()
        for color: Color in [
            .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
            .white, .gray, .black, .clear, .primary, .secondary, .accentColor,
        ] { uses.add(color) }
        uses.add(Color("name"))
        uses.add(Color("name", bundle: .main))
        uses.add(Color(UIColor.systemRed))
        uses.add(Color(.systemBackground))
        uses.add(Color(uiColor: .label))
        uses.add(Color(cgColor: UIColor.red.cgColor))
        uses.add(Color(ColorResource(name: "name", bundle: .main)))
        uses.add(Color(red: 1, green: 0.5, blue: 0))
        uses.add(Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5))
        uses.add(Color(.displayP3, red: 1, green: 0.5, blue: 0))
        uses.add(Color(white: 0.5))
        uses.add(Color(.sRGBLinear, white: 0.5, opacity: 0.5))
        uses.add(Color(hue: 0.5, saturation: 0.5, brightness: 0.5))
        uses.add(Color(hue: 0.5, saturation: 0.5, brightness: 0.5, opacity: 0.5))
        uses.add(Color.red.opacity(0.5) as Color)
        uses.add(Color.red.mix(with: .blue, by: 0.5))
        uses.add(Rectangle().fill(Color.red.gradient))
        uses.add(Rectangle().fill(.blue.gradient))
        return uses
    }

    static func gradients() -> Uses {
        var uses = Uses()
        let gradient = Gradient(colors: [.red, .blue])
        let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)]
        uses.add(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
        uses.add(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        uses.add(LinearGradient(stops: stops, startPoint: .topLeading, endPoint: .bottomTrailing))
        uses.add(
            LinearGradient(
                gradient: Gradient(stops: stops), startPoint: UnitPoint(x: 0, y: 0), endPoint: .zero))
        uses.add(RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 20))
        uses.add(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20))
        uses.add(AngularGradient(gradient: gradient, center: .center))
        uses.add(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(45)))
        uses.add(
            AngularGradient(
                gradient: gradient, center: .center, startAngle: .zero, endAngle: .radians(1)))
        uses.add(
            EllipticalGradient(
                gradient: gradient, center: .center, startRadiusFraction: 0, endRadiusFraction: 1))
        uses.add(Rectangle().fill(gradient))
        uses.add(
            Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
        uses.add(Rectangle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)))
        uses.add(
            Rectangle().fill(
                .radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)))
        uses.add(
            Rectangle().fill(
                .angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .zero)))
        uses.add(Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center)))
        return uses
    }

    static func styles() -> Uses {
        var uses = Uses()
        let view = VStack { Text("text") }
        uses.add(view.foregroundColor(.red))
        uses.add(view.foregroundColor(nil))
        uses.add(view.foregroundStyle(.red))
        uses.add(view.foregroundStyle(.primary))
        uses.add(view.foregroundStyle(.secondary))
        uses.add(view.foregroundStyle(.tertiary))
        uses.add(view.foregroundStyle(.quaternary))
        uses.add(view.foregroundStyle(Color.red))
        uses.add(view.foregroundStyle(.tint))
        uses.add(view.foregroundStyle(.red, .blue))
        uses.add(view.foregroundStyle(.red, .blue, .green))
        uses.add(view.foregroundStyle(AnyShapeStyle(.red)))
        uses.add(view.foregroundStyle(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)))
        uses.add(view.foregroundStyle(.red.opacity(0.5)))
        uses.add(view.foregroundStyle(.white.shadow(.drop(radius: 2))))
        uses.add(view.foregroundStyle(.selection))
        uses.add(view.foregroundStyle(.separator))
        uses.add(view.foregroundStyle(.placeholder))
        uses.add(view.tint(.red))
        uses.add(view.tint(nil))
        uses.add(view.tint(Gradient(colors: [.red])))
        uses.add(view.accentColor(.red))
        uses.add(view.backgroundStyle(.red))
        uses.add(view.preferredColorScheme(.dark))
        uses.add(view.preferredColorScheme(nil))
        uses.add(view.colorScheme(.dark))
        return uses
    }

    static func backgrounds() -> Uses {
        var uses = Uses()
        let view = Text("text")
        uses.add(view.background(Color.red))
        uses.add(view.background(.red))
        uses.add(view.background(Circle()))
        uses.add(view.background(Circle().fill(.red), alignment: .leading))
        uses.add(view.background(alignment: .bottom) { Color.red })
        uses.add(view.background { Color.red })
        uses.add(view.background(.thinMaterial))
        uses.add(view.background(.ultraThinMaterial, ignoresSafeAreaEdges: .top))
        uses.add(view.background())
        uses.add(view.background(ignoresSafeAreaEdges: []))
        uses.add(view.background(.red, in: Capsule()))
        uses.add(view.background(.regularMaterial, in: .rect(cornerRadius: 4)))
        uses.add(view.background(.red, in: Circle(), fillStyle: FillStyle(eoFill: true)))
        uses.add(view.background(in: RoundedRectangle(cornerRadius: 4)))
        uses.add(view.background(Color.red.opacity(0.2).blur(radius: 2)))
        uses.add(view.background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)))
        uses.add(view.background(GeometryReader { proxy in Color.red.frame(width: proxy.size.width) }))
        uses.add(view.overlay(Color.red))
        uses.add(view.overlay(Circle().stroke(.red)))
        uses.add(view.overlay(Text("over"), alignment: .topTrailing))
        uses.add(view.overlay { Text("over") })
        uses.add(view.overlay(alignment: .topLeading) { Text("over") })
        uses.add(view.overlay(.red))
        uses.add(view.overlay(.red, ignoresSafeAreaEdges: .all))
        uses.add(view.overlay(.red, in: Circle()))
        uses.add(view.overlay(.red, in: Circle(), fillStyle: FillStyle()))
        uses.add(view.border(.red))
        uses.add(view.border(Color.red, width: 2))
        return uses
    }
}
