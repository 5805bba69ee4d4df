// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/AppDelegate.swift", line: 1)
import UIKit

     
class AppDelegate: UIResponder, UIApplicationDelegate {}
#sourceLocation()
