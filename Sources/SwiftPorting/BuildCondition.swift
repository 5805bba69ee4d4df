import SwiftSyntax

/// A condition of `#if`, as it holds for sources of an iOS app that are compiled here.
package struct BuildCondition {
    /// Whether it holds; nil where only the compiler knows, as of flags.
    var value: Bool?
    /// The text for the compiler here.
    var text: String

    /// The negated condition.
    var negated: BuildCondition { BuildCondition(value: value.map { !$0 }, text: "!(\(text))") }

    /// Modules of iOS whose declarations are found in UIKit here.
    ///
    /// Foundation is one because UIKit's classes that extend those of Foundation would be ambiguous beside them.
    package static let modulesInUIKit: Set<String> = [
        "Foundation", "Dispatch", "CoreFoundation", "ObjectiveC",
    ]

    /// Those of them that do not exist here.
    static let absentModules: Set<String> = ["CoreFoundation", "ObjectiveC"]

    /// Modules of iOS below UIKit that have their names here: imports of them stay.
    package static let modulesBelowUIKit: Set<String> = ["CoreGraphics", "CoreImage", "QuartzCore"]

    /// Modules with the names of frameworks of iOS, of the product `AppFrameworks`; `SystemNameTests` compares them with
    /// those that there are.
    ///
    /// Imports of them stay, and whether one is there is known to the compiler: not every target depends on them.
    package static let frameworkStubs: Set<String> = [
        "Accelerate", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
        "AVFAudio",
        "AVFoundation",
        "AVKit", "BackgroundTasks", "CloudKit", "Compression", "Contacts", "ContactsUI",
        "CoreBluetooth", "CoreData", "CoreHaptics", "CoreLocation", "CoreMedia",
        "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "EventKit",
        "EventKitUI", "GameplayKit", "HealthKit", "ImageIO", "Intents", "IntentsUI", "LinkPresentation",
        "LocalAuthentication",
        "MapKit", "MaquetteCombine", "MaquetteCommonCrypto", "MaquetteCryptoKit", "MaquetteOS",
        "MaquetteUniformTypeIdentifiers", "MediaPlayer",
        "MessageUI", "MobileCoreServices",
        "MultipeerConnectivity", "Network", "PDFKit", "Photos",
        "PhotosUI", "QuickLook", "RxCocoaRuntime", "SafariServices", "Security", "SQLite3", "StoreKit",
        "SwiftData", "SwiftUI",
        "SystemConfiguration", "UserNotifications", "VisionKit",
        "WatchConnectivity",
        "WebKit", "WidgetKit",
        "AppIntents", "CallKit", "CoreText", "Metal", "MetalKit", "NetworkExtension", "NotificationCenter",
        "PushKit", "Social",
        "simd",
    ]

    /// Beginnings of the names of Security, which Foundation shows on iOS.
    static let securityNames = [
        "kSec", "SecAccessControl", "SecCertificate", "SecCopyErrorMessage", "SecItem", "SecKeyCopy",
        "SecKeyCreate", "SecPolicy", "SecRandom", "SecTrust", "errSec",
    ]

    /// The module that stands for Combine.
    static let combine = "MaquetteCombine"

    /// The modules that stand for others under a name of their own: packages of other projects, which are compiled
    /// beside them, ask whether a module of Apple's name can be imported and then use it without linking it.
    package static let renamedModules = [
        "Combine": combine, "CommonCrypto": "MaquetteCommonCrypto", "CryptoKit": "MaquetteCryptoKit",
        "os": "MaquetteOS", "OSLog": "MaquetteOS",
        "UniformTypeIdentifiers": "MaquetteUniformTypeIdentifiers",
    ]

    /// Returns the condition `canImport` by the names that modules have here; nil if it names none of them.
    static func renamed(_ call: FunctionCallExprSyntax) -> String? {
        guard flatText(call.calledExpression) == "canImport", call.arguments.count == 1,
            let argument = call.arguments.first.map({ flatText($0.expression) })
        else { return nil }
        let path = argument.split(separator: ".", maxSplits: 1)
        return path.first.flatMap { renamedModules[String($0)] }.map { "canImport(\($0))" }
    }

    /// Modules that are never there, as on iOS.
    static let foreignModules: Set<String> = ["AppKit", "Cocoa", "WatchKit", "Carbon"]

    /// Creates the condition of an expression.
    init(_ expression: ExprSyntax) {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            self = BuildCondition.sequence(Array(sequence.elements))
        } else if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            self = BuildCondition(prefix.expression).negated
        } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let element = tuple.elements.first
        {
            let inner = BuildCondition(element.expression)
            self.init(value: inner.value, text: "(\(inner.text))")
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            let value = BuildCondition.value(of: call)
            let text = BuildCondition.renamed(call) ?? flatText(call)
            self.init(value: value, text: value.map(String.init) ?? text)
        } else {
            let text = flatText(expression)
            self.init(value: Bool(text), text: text)
        }
    }

    init(value: Bool?, text: String) {
        self.value = value
        self.text = text
    }

    private static func sequence(_ elements: [ExprSyntax]) -> BuildCondition {
        for name in ["||", "&&"] {
            guard
                let index = elements.firstIndex(where: {
                    $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name
                })
            else { continue }
            let left = sequence(Array(elements[..<index])), right = sequence(Array(elements[(index + 1)...]))
            let decisive = name == "||"
            var value: Bool?
            if left.value == decisive || right.value == decisive {
                value = decisive
            } else if left.value != nil, right.value != nil {
                value = !decisive
            }
            return BuildCondition(value: value, text: "\(left.text) \(name) \(right.text)")
        }
        guard elements.count == 1, let only = elements.first else {
            return BuildCondition(value: nil, text: elements.map(flatText).joined(separator: " "))
        }
        return BuildCondition(only)
    }

    /// Returns what a platform condition is on iOS; nil for one that the compiler decides.
    static func value(of call: FunctionCallExprSyntax) -> Bool? {
        guard let argument = call.arguments.first.map({ flatText($0.expression) }), call.arguments.count == 1
        else { return nil }
        switch flatText(call.calledExpression) {
        case "os": return argument == "iOS"
        // A simulator has no camera and no sensors either.
        case "targetEnvironment": return argument == "simulator"
        case "canImport":
            if argument == "UIKit" || modulesInUIKit.contains(argument)
                || modulesBelowUIKit.contains(argument)
            {
                return true
            }
            return foreignModules.contains(argument) ? false : nil
        default: return nil
        }
    }
}

/// Returns the tokens of a node on one line, without comments.
func flatText(_ node: some SyntaxProtocol) -> String {
    var text = ""
    var gap = false
    for token in node.tokens(viewMode: .sourceAccurate) {
        if !text.isEmpty, gap || !token.leadingTrivia.isEmpty { text += " " }
        text += token.text
        gap = !token.trailingTrivia.isEmpty
    }
    return text
}

extension SyntaxProtocol {
    /// The UTF-8 offsets of the node without the trivia around it.
    var textRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

/// A branch of `#if` that may be compiled.
struct ActiveClause {
    /// Its conditions that only the compiler knows.
    var conditions: [String]
    var elements: IfConfigClauseSyntax.Elements?
}

extension IfConfigDeclSyntax {
    /// The branches that may be compiled.
    var activeClauses: [ActiveClause] {
        var others: [BuildCondition] = []
        return clauses.compactMap { clause in
            let own = clause.condition.map { BuildCondition($0) }
            let all = others.map(\.negated) + (own.map { [$0] } ?? [])
            if let own { others.append(own) }
            guard !all.contains(where: { $0.value == false }) else { return nil }
            return ActiveClause(
                conditions: all.filter { $0.value == nil }.map { "(\($0.text))" }, elements: clause.elements)
        }
    }
}
