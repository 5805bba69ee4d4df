// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/Guide/GuideVersion.swift", line: 1)
import UIKit

/// The guide is shown once for each of its versions: first to those who are new, and again when it has something new to say.
enum GuideVersion {
    /// The version of the guide in this version of the app.
    static let current = 2

    private static let key = "guideVersion"

    /// Whether this version, or a newer one, has been shown; 0 stands for none.
    static var isSeen: Bool { UserDefaults.standard.integer(forKey: key) >= current }

    static func markAsSeen() { UserDefaults.standard.set(current, forKey: key) }
}
#sourceLocation()
