package import Files
import Geometry

extension PixelReport {
    /// Every pair with all its figures.
    package var json: JSONValue { .array(entries.map(Self.json)) }

    private static func json(_ entry: Entry) -> JSONValue {
        let figures = entry.figures
        var members = identity(of: entry) + shares(of: figures)
        members += [
            JSONValue.Member(name: "shiftY", value: .integer(figures.shift.second)),
            JSONValue.Member(name: "shiftX", value: .integer(figures.shift.first)),
            JSONValue.Member(name: "box", value: json(figures.boxes.first)),
            JSONValue.Member(name: "ourBox", value: json(figures.boxes.second)),
            JSONValue.Member(name: "rows", value: .integer(figures.rowCounts.first)),
            JSONValue.Member(name: "ourRows", value: .integer(figures.rowCounts.second)),
        ]
        if let offsets = figures.rowOffsets {
            for (name, values) in [("rowTops", offsets.first), ("rowBottoms", offsets.second)] {
                members.append(JSONValue.Member(name: name, value: .array(values.map(JSONValue.integer))))
            }
        }
        let fills = figures.missingFills.map { fill in
            JSONValue.members([
                "apple": json(color: fill.color), "share": .number(fill.share),
                "nearest": json(color: fill.nearest),
            ])
        }
        return .object(members + [JSONValue.Member(name: "fillsMissing", value: .array(fills))])
    }

    private static func identity(of entry: Entry) -> [JSONValue.Member] {
        let figures = entry.figures
        return [
            JSONValue.Member(name: "repo", value: .string(entry.pair.repository)),
            JSONValue.Member(name: "cause", value: .string(entry.pair.cause)),
            JSONValue.Member(name: "name", value: .string(entry.pair.name)),
            JSONValue.Member(name: "size", value: json(figures.sizes.first)),
            JSONValue.Member(name: "ourSize", value: json(figures.sizes.second)),
        ]
    }

    private static func shares(of figures: PictureFigures) -> [JSONValue.Member] {
        let numbers: [(String, Double)] = [
            ("equal8", figures.equalWithin8), ("equal0", figures.equal), ("alphaEqual", figures.equalAlpha),
            ("inkShare", figures.inkShare), ("inkEqual", figures.equalInk), ("inkIoU", figures.commonInk),
            ("inkRatio", figures.inkRatio), ("ssim", figures.similarity), ("inkSsim", figures.inkSimilarity),
        ]
        let colors = [figures.backgrounds.first, figures.backgrounds.second].map(json(color:))
        return [JSONValue.Member(name: "background", value: .array(colors))]
            + numbers.map { JSONValue.Member(name: $0.0, value: .number($0.1)) }
    }

    private static func json(_ size: PixelSize) -> JSONValue {
        .array([.integer(size.width), .integer(size.height)])
    }

    private static func json(_ box: PixelRect?) -> JSONValue {
        guard let box else { return .null }
        return .array([box.minX, box.minY, box.maxX, box.maxY].map(JSONValue.integer))
    }

    private static func json(color: UInt32) -> JSONValue {
        .array([0, 8, 16].map { .integer(Int(color >> UInt32($0) & 255)) })
    }
}
