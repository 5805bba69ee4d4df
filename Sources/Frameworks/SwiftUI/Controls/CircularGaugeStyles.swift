import Foundation
public import SwiftUICore

/// A gauge style that displays an open ring with a marker that appears at a point along the ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates an accessory circular gauge style.
    public init() {}

    /// Returns a ring around the value, with what describes the bounds, or else the label, in its opening.
    public func makeBody(configuration: Configuration) -> some View {
        let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
        let opening = hasBounds || configuration.hasLabel ? 60.0 : 45
        return ZStack {
            CircularGauge(value: configuration.value, opening: opening)
            Group { if let label = configuration.currentValueLabel { label } }
                .frame(width: CircularGauge.openWidth, height: CircularGauge.openWidth)
                .offset(y: CircularGauge.openOffset)
            HStack {
                if hasBounds {
                    if let label = configuration.minimumValueLabel { label }
                    if let label = configuration.maximumValueLabel { label }
                } else {
                    configuration.label
                }
            }
            .font(.system(size: 12))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(width: CircularGauge.openWidth)
            .offset(y: CircularGauge.labelOffset)
        }
        .frame(width: CircularGauge.diameter, height: CircularGauge.diameter)
    }
}

/// A gauge style that displays a closed ring that's partially filled in to indicate the gauge's current value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates an accessory circular capacity gauge style.
    public init() {}

    /// Returns a closed ring around the value, or else the label.
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().inset(by: CircularGauge.thickness / 2)
                .stroke(lineWidth: CircularGauge.thickness).opacity(CircularGauge.trackOpacity)
                .foregroundStyle(.tint)
            GaugeArc(start: -90, end: -90 + 360 * configuration.value)
                .stroke(style: CircularGauge.stroke)
                .foregroundStyle(.tint)
            configuration.middle.frame(width: CircularGauge.closedWidth, height: CircularGauge.closedWidth)
        }
        .frame(width: CircularGauge.diameter, height: CircularGauge.diameter)
    }
}

/// The open ring of a gauge with its marker.
struct CircularGauge: View {
    let value: Double
    /// Half of the angle that the ring leaves open at the bottom, in degrees.
    let opening: Double

    // Measured: pictures of iOS 26 at three pixels a point, with a ring of green from 31.0 to 89.0 of 120 points.
    static let diameter: CGFloat = 58
    static let thickness: CGFloat = 17.0 / 3
    /// The green of the track is that of the ring at 35 %.
    static let trackOpacity = 0.35
    /// Texts of 22 points shrink to 40 in the open ring, and lines of 30 points to 29 in the closed one.
    static let openWidth: CGFloat = 40
    static let closedWidth: CGFloat = 29
    /// The middle of what stands in the open ring, from its center.
    static let openOffset: CGFloat = -5.0 / 3
    /// The middle of the labels in the opening, from the center.
    static let labelOffset: CGFloat = 19
    /// The marker is a disk in a hole of the ring.
    private static let markerRadius: CGFloat = 3
    private static let holeRadius: CGFloat = 5

    static var stroke: StrokeStyle { StrokeStyle(lineWidth: thickness, lineCap: .round) }

    var body: some View {
        let start = 90 + opening, end = 450 - opening, angle = start + (end - start) * value
        ZStack {
            GaugeArc(start: start, end: end)
                .stroke(style: Self.stroke)
                .mask {
                    GaugeMarker(angle: angle, radius: Self.holeRadius, isHole: true)
                        .fill(style: FillStyle(eoFill: true))
                }
            GaugeMarker(angle: angle, radius: Self.markerRadius, isHole: false)
        }
        .foregroundStyle(.tint)
    }
}

/// An arc in the middle of the ring of a gauge, in degrees clockwise from the trailing side.
private struct GaugeArc: Shape {
    let start: Double
    let end: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: (min(rect.width, rect.height) - CircularGauge.thickness) / 2, startAngle: .degrees(start),
            endAngle: .degrees(end), clockwise: false)
        return path
    }
}

/// The disk that marks the value of a gauge, or all but it.
private struct GaugeMarker: Shape {
    let angle: Double
    let radius: CGFloat
    let isHole: Bool

    func path(in rect: CGRect) -> Path {
        let distance = (min(rect.width, rect.height) - CircularGauge.thickness) / 2
        let direction = Angle.degrees(angle).radians
        let center = CGPoint(
            x: rect.midX + distance * CGFloat(cos(direction)),
            y: rect.midY + distance * CGFloat(sin(direction)))
        var path = Path()
        if isHole { path.addRect(rect) }
        path.addEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        return path
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A gauge style that displays an open ring with a marker that appears at a point along the ring.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A gauge style that displays a closed ring that's partially filled in to indicate the gauge's current value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
