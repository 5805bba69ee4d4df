// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A sound of the system.
public typealias SystemSoundID = UInt32
/// The buzz of a phone.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a system sound; has no effect here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a system sound as an alert, which may vibrate; has no effect here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Makes a sound of a file; returns the code of success.
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus { noErr }
/// Ends a sound of a file; returns the code of success.
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { noErr }
