// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKitCore

/// Adds an image to the photo library, which is empty here; the method of the target is called as on a device.
///
/// Its selector has the arguments image, error and context, as in "image:didFinishSavingWithError:contextInfo:",
/// and it is called with the image alone.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) { notifySaved(image, completionTarget, completionSelector) }

/// Adds a video to the photo library, which is empty here; the method of the target is called as on a device.
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) { notifySaved(videoPath, completionTarget, completionSelector) }

/// Returns whether a video can be added to the photo library: none can here.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

private func notifySaved(_ content: Any, _ target: Any?, _ selector: Selector?) {
    guard let target, let selector else { return }
    RenderContext.current.eventLoop.schedule {
        _ = selector.isPerformed(by: target) { object in
            (object as? any InterfaceBuilderConnectable)?.performAction(selector, sender: content, event: nil)
                ?? false
        }
    }
}
