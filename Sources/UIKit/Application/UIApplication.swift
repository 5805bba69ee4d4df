import Diagnostics

/// The one object of an app that receives events; each render has its own.
public final class UIApplication: UIResponder {
    /// The application of the render.
    public static var shared: UIApplication { ApplicationState.current.application }

    /// The windows, in the order in which they were shown.
    public var windows: [UIWindow] { ApplicationState.current.windows }

    /// The window that receives the keyboard's input; the last one that was made key.
    public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    /// Sends an action to a target, or, where that is nil, to the first in the responder chain that has it,
    /// starting at the first responder, or at the sender if there is none.
    ///
    /// - Returns: Whether somebody had the action.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
        -> Bool
    {
        if let target {
            guard let object = target as? any InterfaceBuilderConnectable,
                object.performAction(action, sender: sender, event: event)
            else {
                reportMissing(action, of: target)
                return false
            }
            return true
        }
        var responder = ApplicationState.current.firstResponder ?? sender as? UIResponder
        while let current = responder {
            if (current as? any InterfaceBuilderConnectable)?.performAction(
                action, sender: sender, event: event)
                == true
            {
                return true
            }
            responder = current.next
        }
        return false
    }

    /// Dispatches an event to the windows it concerns.
    public func sendEvent(_ event: UIEvent) {
        for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
    }

    private func reportMissing(_ action: Selector, of target: Any) {
        RenderEnvironment.current.report(
            Diagnostic(
                .actionMissing, "\(type(of: target)) has no action '\(action)'",
                hints: ["adopt InterfaceBuilderConnectable and list the action in performAction"]))
    }
}
