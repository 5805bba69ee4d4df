import SwiftUI
import UIKit

/// Uses of shapes and paths, and of what clips and draws them.
@MainActor
enum ShapeUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("shapes", shapes), ("filling and stroking", drawing), ("paths", paths), ("clipping", clipping),
        ("canvases", canvases),
    ]

    static func shapes() -> Uses {
        var uses = Uses()
        uses.add(Rectangle())
        uses.add(RoundedRectangle(cornerRadius: 4))
        uses.add(RoundedRectangle(cornerRadius: 4, style: .circular))
        uses.add(RoundedRectangle(cornerSize: CGSize(width: 4, height: 4)))
        uses.add(RoundedRectangle(cornerSize: CGSize(width: 4, height: 4), style: .continuous))
        uses.add(Circle())
        uses.add(Ellipse())
        uses.add(Capsule())
        uses.add(Capsule(style: .circular))
        uses.add(UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 2))
        uses.add(UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4)))
        uses.add(ContainerRelativeShape())
        uses.add(AnyShape(Circle()))
        uses.add(Triangle())
        uses.add(Triangle().trim(from: 0, to: 0.5))
        uses.add(Circle().trim(to: 0.5))
        uses.add(Circle().inset(by: 2))
        uses.add(Circle().offset(x: 1, y: 1).fill(.red))
        uses.add(Circle().rotation(.degrees(45)))
        uses.add(Circle().scale(0.5))
        uses.add(Circle().scale(x: 0.5, y: 1, anchor: .top))
        uses.add(Circle().size(width: 5, height: 5))
        uses.add(Circle().size(CGSize(width: 5, height: 5)))
        uses.add(Circle().transform(CGAffineTransform(scaleX: 0.5, y: 0.5)))
        return uses
    }

    private struct Triangle: Shape {
        var height: CGFloat = 1
        var animatableData: CGFloat {
            get { height }
            set { height = newValue }
        }

        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY * height))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY * height))
                path.closeSubpath()
            }
        }
    }

    static func drawing() -> Uses {
        var uses = Uses()
        uses.add(Circle().fill(.red))
        uses.add(Circle().fill(Color.red))
        uses.add(Circle().fill(.red, style: FillStyle(eoFill: true, antialiased: false)))
        uses.add(Circle().fill(style: FillStyle()))
        uses.add(Circle().fill())
        uses.add(Circle().fill(.red).stroke(.blue))
        uses.add(Circle().fill(.red).strokeBorder(.blue, lineWidth: 2))
        uses.add(Circle().fill(.red).stroke(.blue, style: StrokeStyle(lineWidth: 2)))
        uses.add(Circle().fill(Color.red.opacity(0.5)).frame(width: 4))
        uses.add(Circle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)))
        uses.add(Circle().stroke(.red))
        uses.add(Circle().stroke(.red, lineWidth: 2))
        uses.add(Circle().stroke(Color.red, lineWidth: 2))
        uses.add(Circle().stroke(lineWidth: 2))
        uses.add(Circle().stroke())
        uses.add(Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)))
        uses.add(Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1)))
        uses.add(Circle().stroke(.red, lineWidth: 2, antialiased: false))
        uses.add(Circle().stroke(style: StrokeStyle()).foregroundColor(.red))
        uses.add(Circle().strokeBorder())
        uses.add(Circle().strokeBorder(.red))
        uses.add(Circle().strokeBorder(.red, lineWidth: 2))
        uses.add(Circle().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 2)))
        uses.add(Circle().strokeBorder(lineWidth: 2))
        uses.add(Circle().strokeBorder(style: StrokeStyle(), antialiased: true))
        uses.add(Circle().strokeBorder(.red, lineWidth: 2, antialiased: true))
        uses.add(Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2).rotationEffect(.degrees(-90)))
        return uses
    }

    static func paths() -> Uses {
        var uses = Uses()
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLines([CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        path.addArc(
            center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: true
        )
        path.addArc(tangent1End: CGPoint(x: 5, y: 5), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
        path.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .degrees(90))
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
        path.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 1))
        path.addRect(rect)
        path.addRects([rect])
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 2))
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 2), style: .circular)
        path.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(topLeading: 3))
        path.addEllipse(in: rect)
        path.addPath(Path(rect))
        path.closeSubpath()
        uses.add(path)
        uses.add(Path(rect))
        uses.add(Path(UIBezierPath(rect: rect).cgPath))
        uses.add(Path { $0.addRect(rect) }.stroke(.red))
        uses.add(Path(roundedRect: rect, cornerRadius: 2))
        uses.add(Path(roundedRect: rect, cornerRadius: 2, style: .circular))
        uses.add(Path(roundedRect: rect, cornerSize: CGSize(width: 2, height: 2)))
        uses.add(Path(ellipseIn: rect))
        uses.add(path.applying(CGAffineTransform(rotationAngle: 1)))
        uses.add(path.offsetBy(dx: 1, dy: 1))
        uses.add(path.trimmedPath(from: 0, to: 0.5))
        uses.add(path.strokedPath(StrokeStyle(lineWidth: 2)))
        uses.add(
            Text(
                "\(path.contains(.zero)) \(path.boundingRect.width) \(path.cgPath.isEmpty) \(path.isEmpty)"))
        uses.add(Text("\(path.currentPoint?.x ?? 0)"))
        return uses
    }

    static func clipping() -> Uses {
        var uses = Uses()
        let view = Color.red
        uses.add(view.clipShape(Circle()))
        uses.add(view.clipShape(.rect(cornerRadius: 4)))
        uses.add(view.clipShape(.circle))
        uses.add(view.clipShape(.capsule))
        uses.add(view.clipShape(.ellipse))
        uses.add(view.clipShape(.capsule(style: .circular)))
        uses.add(view.clipShape(.rect))
        uses.add(view.clipShape(.rect(cornerSize: CGSize(width: 2, height: 2))))
        uses.add(view.clipShape(.rect(cornerRadius: 4, style: .circular)))
        uses.add(view.clipShape(.rect(topLeadingRadius: 4, topTrailingRadius: 4)))
        uses.add(view.clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 3))))
        uses.add(view.clipShape(Circle(), style: FillStyle(eoFill: true)))
        uses.add(view.clipped())
        uses.add(view.clipped(antialiased: true))
        uses.add(view.cornerRadius(4))
        uses.add(view.cornerRadius(4, antialiased: false))
        uses.add(view.contentShape(Rectangle()))
        uses.add(view.contentShape(.rect))
        uses.add(view.contentShape(Circle(), eoFill: true))
        uses.add(view.contentShape(.interaction, Rectangle()))
        uses.add(view.contentShape([.interaction, .contextMenuPreview], Circle(), eoFill: false))
        uses.add(view.mask(Circle()))
        uses.add(view.mask { Circle() })
        uses.add(view.mask(alignment: .top) { Circle() })
        return uses
    }

    static func canvases() -> Uses {
        var uses = Uses()
        uses.add(
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
                context.stroke(Path(), with: .color(.blue), lineWidth: 2)
                context.draw(Text("a"), at: CGPoint(x: size.width / 2, y: 4))
                context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 4, height: 4))
                context.opacity = 0.5
                context.translateBy(x: 1, y: 1)
                context.rotate(by: .degrees(10))
            })
        uses.add(
            TimelineView(.periodic(from: .distantPast, by: 1)) { context in
                Text(context.date, style: .time)
            })
        uses.add(TimelineView(.animation) { _ in Text("a") })
        return uses
    }
}
