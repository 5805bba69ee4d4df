import RxCocoaRuntime
import Testing
import UIKit

/// The part of RxCocoa in Objective-C. Source: the headers of RxSwift's `RxCocoaRuntime`.
@Suite("Proxies of RxCocoa") @MainActor
struct ReactiveProxyTests {
    @Test("retain the delegate behind them if that is asked for, and forward to it")
    func proxies() {
        let proxy = _RXDelegateProxy()
        var delegate: NSObject? = NSObject()
        proxy._setForwardToDelegate(delegate, retainDelegate: true)
        #expect(
            proxy.forwardingTargetOfMessage(for: "tableView:didSelectRowAtIndexPath:") as? NSObject
                === delegate)
        delegate = nil
        #expect(proxy._forwardToDelegate != nil)
        delegate = NSObject()
        proxy._setForwardToDelegate(delegate, retainDelegate: false)
        #expect(proxy._forwardToDelegate === delegate)
        delegate = nil
        #expect(proxy._forwardToDelegate == nil)
    }

    @Test("refuse to intercept messages, with an error")
    func interception() {
        var error: NSError?
        #expect(RX_ensure_observing(NSObject(), "layoutSubviews", &error) == nil)
        #expect(error?.domain == RXObjCRuntimeErrorDomain && error?.code == 1)
        #expect(RX_reference_from_selector("a") == RX_reference_from_selector("a"))
        #expect(RX_reference_from_selector("a") != RX_reference_from_selector("b"))
        #expect(RX_selector("a").description == "_RX_namespace_a")
    }
}
