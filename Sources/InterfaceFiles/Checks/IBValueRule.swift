import ScreenDocuments

/// What an XML attribute of a document takes, and what is taken in place of another value.
struct IBValueRule: Sendable {
    /// What a document is read with in place of a value that says nothing.
    enum Substitute: Sendable {
        /// As without the attribute. What that means is the end of the report's sentence.
        case nothing(ending: String = "it is left out")
        /// With another value.
        case value(String)
        /// With the value itself.
        case itself(ending: String = "nothing is drawn by it")

        /// The end of a report's sentence.
        var ending: String {
            switch self {
            case .nothing(let ending), .itself(let ending): ending
            case .value(let value): "\(value) is taken"
            }
        }
    }

    /// What is taken.
    var form: IBValueForm
    /// What is taken in place of another value.
    var substitute: Substitute

    /// Creates a rule; by default the attribute is left out.
    init(_ form: IBValueForm, otherwise substitute: Substitute = .nothing()) {
        self.form = form
        self.substitute = substitute
    }

    /// A choice of the vocabulary by the names that storyboards have for it.
    static func choice<Choice: AttributeChoice>(
        _ type: Choice.Type, otherwise value: Choice? = nil, names: [String] = []
    ) -> IBValueRule {
        IBValueRule(
            .names(Choice.knownNames + names),
            otherwise: value.map { .value($0.rawValue) } ?? .nothing())
    }

    /// A choice by which nothing is drawn here, by its names.
    static func undrawn(_ names: String) -> IBValueRule {
        IBValueRule(.names(names.split(separator: " ").map(String.init)), otherwise: .itself())
    }
}

extension AttributeChoice {
    /// The names of the choices in storyboards: their own, and others.
    static var knownNames: [String] { names + storyboardNames.keys.sorted() }
}
