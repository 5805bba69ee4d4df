import Constraints
import Geometry

/// The two dictionaries that code passes with a line of the Visual Format Language.
struct VisualFormatDictionaries: VisualFormatSymbols {
    /// Numbers by name.
    let metrics: [String: Double]
    /// Views and guides by name.
    let views: [String: AnyObject]

    init(metrics: [String: Any], views: [String: AnyObject]) {
        self.metrics = metrics.compactMapValues { value in
            (value as? NSNumber)?.doubleValue ?? (value as? Double) ?? (value as? Int).map(Double.init)
        }
        self.views = views
    }

    var lengthLimit: Double { .greatestFiniteMagnitude }
    func metric(named name: String) -> Double? { metrics[name] }
    func hasView(named name: String) -> Bool { views[name] != nil }

    func priority(_ text: String) -> Float? {
        guard let number = metrics[text] ?? plainNumber(text), number > 0, number <= 1000 else { return nil }
        return Float(number)
    }

    /// The number that digits and a point write; nil for any other text.
    private func plainNumber(_ text: String) -> Double? {
        text.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." } ? Double(text) : nil
    }
}

extension VisualFormatDictionaries {
    /// UIKit's message for an error.
    func failure(for error: VisualFormatError) -> NSLayoutConstraint.VisualFormatFailure {
        var offset = error.offset
        let message: String
        switch error.reason {
        case .colonMissing(let axis):
            let (letter, name) = axis == .vertical ? ("V", "vertical") : ("H", "horizontal")
            message = "Expected ':' after '\(letter)' to specify \(name) arrangement"
        case .viewMissing: message = "Expected a view"
        case .viewOrEdgeMissing: message = "Expected a view or '|' after the connection"
        case .textAfterEdge: message = "Expected the end after '|'"
        case .nameMissing: message = "Expected a view's name after '['"
        case .unknownView(let name): message = "Unable to find view with name \(name)"
        case .bracketMissing: message = "Expected ']' after the view"
        case .parenthesisMissing: message = "Expected ')' after the predicates"
        case .hyphenMissing: message = "Expected '-' after the space"
        case .distanceMissing: message = "Expected a number for the space"
        case .numberMissing, .numberTooLarge: message = "Expected a number for the length"
        case .unknownMetric(let name, let place):
            message = "\(name) is not a key in the metrics\(place == .size ? " or views" : "") dictionary."
        case .unknownRelation: message = "Unknown relation. Must be ==, >=, or <="
        case .invalidPriority(let text):
            if metrics[text] != nil || plainNumber(text) != nil {
                offset += text.count
                message = "A priority is above 0 and at most 1000"
            } else if text.first?.isLetter == true || text.first == "_" {
                message = "\(text) is not a key in the metrics dictionary."
            } else {
                message = "Expected a number for the priority"
            }
        }
        return NSLayoutConstraint.VisualFormatFailure(message: message, offset: offset)
    }
}
