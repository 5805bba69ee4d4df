import Files

extension StoredResult {
    /// Reads a result; nil if it is none, or its name leads out of the store.
    init?(_ json: JSONValue) {
        func text(_ name: String) -> String? { json[name]?.stringValue }
        guard let (name, kind) = StoredResult.golden(json), let outcome = text("outcome") else { return nil }
        self.init(
            name: name, kind: kind, outcome: outcome, golden: text("golden") ?? "",
            difference: json["difference"].flatMap(Difference.init), expectedFile: text("expectedFile"),
            actualFile: text("actualFile"), differenceFile: text("differenceFile"),
            stripFile: text("stripFile"), reason: text("reason"), pixels: json["pixels"]?.countValue,
            comparedPixels: json["comparedPixels"]?.countValue,
            clusters: (json["clusters"]?.items ?? []).compactMap(Cluster.init),
            clusterCount: json["clusterCount"]?.countValue,
            causes: (json["causes"]?.items ?? []).compactMap(Cause.init), stage: text("stage"),
            approve: text("approve"), renamedFrom: text("renamedFrom").flatMap(StoredResult.goldenName),
            input: text("input"), screen: text("screen"), scene: text("scene"),
            state: text("state"), device: text("device"), orientation: text("orientation"),
            appearance: text("appearance"), textSize: text("textSize"), locale: text("locale"),
            direction: text("direction"))
    }

    /// Reads the name and the kind of a result; nil if the name leads out of the store.
    static func golden(_ json: JSONValue) -> (name: String, kind: GoldenKind)? {
        guard let name = json["name"]?.stringValue.flatMap(goldenName),
            let kind = json["kind"]?.stringValue.flatMap(GoldenKind.init(rawValue:))
        else { return nil }
        return (name, kind)
    }

    /// Returns the name of a golden; nil if it leads out of the store.
    private static func goldenName(_ name: String) -> String? {
        guard !name.split(separator: "/").contains(".."), !name.hasPrefix("/"), !name.utf8.contains(0) else {
            return nil
        }
        return name
    }
}

extension StoredResult.Difference {
    fileprivate init?(_ json: JSONValue) {
        guard case .object = json else { return nil }
        func count(_ name: String) -> Int? { json[name]?.countValue }
        self.init(
            pixels: count("pixels"), largestChannelDifference: count("largestChannelDifference"),
            expectedPixels: json["expectedPixels"].flatMap(StoredResult.Size.init),
            actualPixels: json["actualPixels"].flatMap(StoredResult.Size.init), firstLine: count("firstLine"),
            removed: count("removed"), added: count("added"), code: json["code"]?.stringValue,
            message: json["message"]?.stringValue, scale: json["scale"]?.numberValue)
    }
}

extension StoredResult.Size {
    fileprivate init?(_ json: JSONValue) {
        guard let width = json["width"]?.countValue, let height = json["height"]?.countValue else {
            return nil
        }
        self.init(width: width, height: height)
    }
}

extension StoredResult.Cluster {
    fileprivate init?(_ json: JSONValue) {
        guard let x = json["x"]?.numberValue, let y = json["y"]?.numberValue,
            let width = json["width"]?.numberValue, let height = json["height"]?.numberValue
        else { return nil }
        self.init(
            x: x, y: y, width: width, height: height, pixels: json["pixels"]?.countValue,
            views: json["views"]?.items?.compactMap(\.stringValue))
    }
}

extension StoredResult.Cause {
    fileprivate init?(_ json: JSONValue) {
        guard let message = json["message"]?.stringValue else { return nil }
        func text(_ name: String) -> String? { json[name]?.stringValue }
        self.init(
            message: message, view: text("view"), attribute: text("attribute"), from: text("from"),
            to: text("to"), file: text("file"), line: json["line"]?.countValue)
    }
}
