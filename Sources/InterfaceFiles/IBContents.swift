package import Diagnostics
import ScreenDocuments
import XML

/// What an Interface Builder document holds that draws nothing, in words.
struct IBContents {
    /// A list such as `1 view controller without a view (LoginController), 2 storyboard references`.
    let text: String

    /// Objects that every document has, or that belong to another one.
    private static let others: Set<String> = ["placeholder", "exit", "navigationItem", "tabBarItem"]

    /// The largest number of classes that are named.
    private static let shownClasses = 3

    /// Lists the objects of a document.
    init(of document: XMLElement) {
        let scenes = document.child("scenes")?.children ?? [document]
        let objects = scenes.flatMap { $0.child("objects")?.children ?? [] }
            .filter { !IBContents.others.contains($0.name) }
        var kinds: [String] = [], classes: [String: [String]] = [:]
        for object in objects {
            if classes[object.name] == nil { kinds.append(object.name) }
            classes[object.name, default: []].append(object["customClass"] ?? "")
        }
        let parts = kinds.map { kind in
            let all = classes[kind] ?? [], named = all.filter { !$0.isEmpty }
            let shown = Array(named.prefix(IBContents.shownClasses)).joined(separator: ", ")
            let more = named.count > IBContents.shownClasses ? ", …" : ""
            let views = kind.hasSuffix("Controller") ? " without \(all.count == 1 ? "a view" : "views")" : ""
            return counted(all.count, IBContents.words(kind)) + views
                + (named.isEmpty ? "" : " (\(shown)\(more))")
        }
        text = parts.isEmpty ? "no object" : parts.joined(separator: ", ")
    }

    /// Returns what a tag stands for: `viewController` for a view controller.
    private static func words(_ tag: String) -> String {
        switch tag {
        case "viewControllerPlaceholder": return "storyboard reference"
        case "customObject": return "object"
        default:
            return tag.reduce(into: "") { words, character in
                if character.isUppercase, !words.isEmpty { words += " " }
                words += character.lowercased()
            }
        }
    }
}

extension ScreenDocument {
    /// What is reported of a document without scenes; nil for other documents, and for screen files.
    package var emptinessNote: Diagnostic? {
        guard scenes.isEmpty, let contents else { return nil }
        return Diagnostic(
            .storyboardEmpty, "the document draws nothing: it holds \(contents)", at: Place(file: file))
    }
}
