public import Foundation
import FoundationAdditions
public import SwiftUICore
import UIKitCore

/// An action that opens a URL.
public struct OpenURLAction {
    /// What became of a URL.
    public struct Result: Sendable {
        fileprivate enum Outcome: Sendable {
            case handled
            case discarded
            case system(URL?)
        }
        fileprivate let outcome: Outcome
        /// The handler opened the URL.
        public static let handled = Result(outcome: .handled)
        /// The handler discarded the URL.
        public static let discarded = Result(outcome: .discarded)
        /// The system opens the URL.
        public static let systemAction = Result(outcome: .system(nil))
        /// The system opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: (URL) -> Result

    /// Creates an action of a handler.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL; a function is passed whether it was opened.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).outcome {
        case .handled: CompletionQueue.async { completion(true) }
        case .discarded: CompletionQueue.async { completion(false) }
        case .system(let other):
            UIApplication.shared.open(other ?? url, options: [:], completionHandler: completion)
        }
    }
}

extension EnvironmentValues {
    private enum OpenKey: EnvironmentKey {
        static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
    }

    /// An action that opens a URL.
    public var openURL: OpenURLAction {
        get { self[OpenKey.self] }
        set { self[OpenKey.self] = newValue }
    }
}
