import Files
import Geometry
package import Maquette
import Scene
import SceneMap
import ScreenDocuments

/// Writes a map as SVG. The file has no scripts and refers to nothing outside.
package struct FlowDrawing {
    private let map: FlowMap
    /// The pictures by node, as base64.
    private var pictures: [Int: String] = [:]
    private var body = ""

    /// The height of the heading and of each line of the legend, in points.
    private static let headingHeight = 40.0
    private static let legendHeight = 20.0
    private static let legendItem = 170.0
    private static let leastWidth = 720.0

    /// Creates a drawing of a map with the pictures of its nodes.
    package init(_ map: FlowMap, thumbnails: [Int: SceneThumbnail]) {
        self.map = map
        pictures = thumbnails.mapValues { Base64.encode($0.png) }
    }

    /// The text of the SVG file.
    package var svg: String {
        var drawing = self
        let header = drawing.legendRows * Self.legendHeight + Self.headingHeight + 12
        let size = Size(
            width: max(Self.leastWidth, map.layout.size.width + 20),
            height: map.layout.size.height + header + 20)
        drawing.addLegend()
        drawing.body += "<g transform=\"translate(0 \(header.dumpText))\">\n"
        for group in map.layout.groups { drawing.add(group) }
        drawing.addLooseHeading()
        for index in map.flow.edges.indices { drawing.addEdge(index) }
        for index in map.flow.nodes.indices { drawing.addNode(index) }
        for index in map.flow.edges.indices { drawing.addLabel(index) }
        let width = size.width.rounded(.up).dumpText, height = size.height.rounded(.up).dumpText
        return """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
            width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
            <style>
            \(Self.style)
            </style>
            <defs>
            \(drawing.markers)\(drawing.sharedPictures)</defs>
            <rect width="100%" height="100%" fill="#fafafa"/>
            \(drawing.body)</g>
            </svg>

            """
    }

    // MARK: Definitions

    private static let style = """
        text { font-family: system-ui, "Helvetica Neue", Helvetica, Arial, sans-serif; fill: #111827 }
        .name { font-size: 10px; font-weight: 600; text-anchor: middle }
        .detail { font-size: 9px; fill: #6b7280; text-anchor: middle }
        .label { font-size: 9px; paint-order: stroke; stroke: #fafafa; stroke-width: 3px }
        .back { text-anchor: end }
        .heading { font-size: 13px; font-weight: 600 }
        .legend { font-size: 11px }
        .line { fill: none; stroke-width: 1.5px }
        .group { fill: #f1f5f9; stroke: #cbd5e1 }
        .card { fill: #fff; stroke: #94a3b8 }
        .frame { fill: none; stroke: #d1d5db }
        .blank { fill: #e5e7eb; stroke: #9ca3af }
        .stub { fill: #fff; stroke: #9ca3af; stroke-dasharray: 4 3 }
        .entry { fill: none; stroke: #111827; stroke-width: 2px }
        """

    private var markers: String {
        let colors = map.kinds.map { ($0.rawValue, FlowLineStyle.style(of: $0).color) }
        return (colors + [("entry", "#111827")]).map { name, color in
            """
            <marker id="to-\(name)" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="8" markerHeight="8" \
            markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0.5L8 4L0 7.5Z" fill="\(color)"/></marker>

            """
        }.joined()
    }

    /// The pictures that several nodes show, each once, with their numbers.
    private var shared: [String: Int] {
        var counts: [String: Int] = [:], numbers: [String: Int] = [:]
        for picture in pictures.values { counts[picture, default: 0] += 1 }
        for (_, picture) in pictures.sorted(by: { $0.key < $1.key }) where counts[picture] ?? 0 > 1 {
            if numbers[picture] == nil { numbers[picture] = numbers.count }
        }
        return numbers
    }

    private var sharedPictures: String {
        shared.sorted { $0.value < $1.value }.map { picture, number in
            "<image id=\"picture-\(number)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
                + "xlink:href=\"data:image/png;base64,\(picture)\"/>\n"
        }.joined()
    }

    // MARK: Heading and legend

    private var legendItems: [(name: String, line: String)] {
        map.kinds.map { kind in
            let style = FlowLineStyle.style(of: kind)
            return (style.name, Self.line("M0 0H34", kind))
        } + [("start of a storyboard", Self.entryLine("M4 0H34"))]
    }

    private var legendColumns: Int {
        max(1, Int((max(Self.leastWidth, map.layout.size.width) - 40) / Self.legendItem))
    }

    private var legendRows: Double {
        Double((legendItems.count + legendColumns - 1) / legendColumns)
    }

    private mutating func addLegend() {
        let scenes = map.flow.nodes.count { $0.reference == nil }
        let title = "\(counted(scenes, "scene")), \(counted(map.flow.edges.count, "segue"))"
        body += "<text class=\"heading\" x=\"20\" y=\"26\">\(title)</text>\n"
        for (index, item) in legendItems.enumerated() {
            let x = 20 + Double(index % legendColumns) * Self.legendItem
            let y = Self.headingHeight + Double(index / legendColumns) * Self.legendHeight + 8
            body += "<g transform=\"translate(\(x.dumpText) \(y.dumpText))\">\(item.line)"
            body += "<text class=\"legend\" x=\"42\" y=\"4\">\(item.name)</text></g>\n"
        }
    }

    private mutating func add(_ group: MapLayout.Group) {
        body += "<rect class=\"group\" rx=\"10\" \(group.frame.attributes)/>\n"
        let width = max(300, group.frame.maxX - group.heading.x - 12)
        let name = MapText.fitted(map.flow.files[group.number], size: 13, width: width)
        body += "<text class=\"heading\" x=\"\(group.heading.x.dumpText)\" "
        body += "y=\"\(group.heading.y.dumpText)\">\(name.markupEscaped)</text>\n"
    }

    private mutating func addLooseHeading() {
        guard let heading = map.layout.looseHeading else { return }
        body += "<text class=\"heading\" x=\"\(heading.x.dumpText)\" y=\"\(heading.y.dumpText)\">"
        body += "Scenes without segues</text>\n"
    }

    // MARK: Scenes

    private mutating func addNode(_ index: Int) {
        let node = map.flow.nodes[index], frame = map.layout.frames[index]
        body += "<g id=\"node-\(index)\"><title>\(map.tooltip(of: index).markupEscaped)</title>\n"
        if let start = map.layout.entries[index] {
            body += Self.entryLine("M\(start.x.dumpText) \(start.y.dumpText)H\(frame.minX.dumpText)") + "\n"
        }
        if node.reference != nil {
            body += "<rect class=\"stub\" rx=\"6\" \(frame.attributes)/>\n"
            addCaption(of: node, in: frame, y: frame.midY - 3)
        } else {
            body += "<rect class=\"card\" rx=\"6\" \(frame.attributes)/>\n"
            let picture = map.pictureFrame(of: index)
            addPicture(index, in: picture)
            addCaption(of: node, in: frame, y: picture.maxY + 15)
        }
        body += "</g>\n"
    }

    private mutating func addPicture(_ index: Int, in frame: Rect) {
        guard let picture = pictures[index] else {
            body += "<rect class=\"blank\" rx=\"4\" \(frame.attributes)/>\n"
            return
        }
        if let number = shared[picture] {
            let numbers = [frame.width, 0, 0, frame.height, frame.minX, frame.minY].map(\.dumpText)
            body += "<use xlink:href=\"#picture-\(number)\" "
            body += "transform=\"matrix(\(numbers.joined(separator: " ")))\"/>\n"
        } else {
            body += "<image \(frame.attributes) preserveAspectRatio=\"none\" "
            body += "xlink:href=\"data:image/png;base64,\(picture)\"/>\n"
        }
        body += "<rect class=\"frame\" \(frame.attributes)/>\n"
    }

    private mutating func addCaption(of node: SceneFlow.Node, in frame: Rect, y: Double) {
        func add(_ text: String, _ kind: String, size: Double, y: Double) {
            let shown = MapText.fitted(text, size: size, width: max(FlowMap.captionLimit, frame.width))
            body += "<text class=\"\(kind)\" x=\"\(frame.midX.dumpText)\" y=\"\(y.dumpText)\">"
            body += shown.markupEscaped + "</text>\n"
        }
        add(node.name, "name", size: FlowMap.nameSize, y: y)
        if let subtitle = FlowMap.subtitle(of: node) {
            add(subtitle, "detail", size: FlowMap.labelSize, y: y + 12)
        }
    }

    // MARK: Segues

    private static func line(_ path: String, _ kind: StoryboardFlow.Kind) -> String {
        let style = FlowLineStyle.style(of: kind)
        let dashes = style.dashes.map { " stroke-dasharray=\"\($0)\"" } ?? ""
        return "<path class=\"line\" stroke=\"\(style.color)\"\(dashes) "
            + "marker-end=\"url(#to-\(kind.rawValue))\" d=\"\(path)\"/>"
    }

    private static func entryLine(_ path: String) -> String {
        let start = path.dropFirst().prefix { $0 != "H" }.split(separator: " ")
        let dot = "<circle cx=\"\(start[0])\" cy=\"\(start[1])\" r=\"3.5\" fill=\"#111827\"/>"
        return dot + "<path class=\"entry\" marker-end=\"url(#to-entry)\" d=\"\(path)\"/>"
    }

    private mutating func addEdge(_ index: Int) {
        let edge = map.flow.edges[index]
        let title = map.tooltip(ofSegue: index).markupEscaped
        let path = Self.line(map.layout.lines[index].path.svgText, edge.segue.kind)
        body += "<g id=\"edge-\(index)\"><title>\(title)</title>\(path)</g>\n"
    }

    private mutating func addLabel(_ index: Int) {
        let line = map.layout.lines[index], segue = map.flow.edges[index].segue
        guard let label = FlowMap.label(of: segue) else { return }
        let kind = line.isLabelTrailing ? "label back" : "label"
        body += "<text class=\"\(kind)\" x=\"\(line.label.x.dumpText)\" y=\"\(line.label.y.dumpText)\">"
        body += "\(label.markupEscaped)</text>\n"
    }
}

extension Rect {
    fileprivate var attributes: String {
        "x=\"\(minX.dumpText)\" y=\"\(minY.dumpText)\" width=\"\(width.dumpText)\" height=\"\(height.dumpText)\""
    }
}
