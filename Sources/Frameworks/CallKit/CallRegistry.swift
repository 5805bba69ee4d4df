import UIKit

/// The calls and providers of an app in a render.
final class CallRegistry {
    private(set) var calls: [CXCall] = []
    private(set) var providers: [CXProvider] = []
    private var observers: [WeakObserver] = []
    private var identifierCount: UInt16 = 0

    private struct WeakObserver {
        weak var observer: CXCallObserver?
    }

    static var shared: CallRegistry { SharedObjects.object { CallRegistry() } }

    /// Returns the next identifier of an action or transaction, which is the same in every render.
    func makeIdentifier() -> UUID {
        identifierCount &+= 1
        let (high, low) = (UInt8(identifierCount >> 8), UInt8(identifierCount & 0xFF))
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, high, low))
    }

    func add(_ provider: CXProvider) { providers.append(provider) }

    func remove(_ provider: CXProvider) { providers.removeAll { $0 === provider } }

    func add(_ observer: CXCallObserver) { observers.append(WeakObserver(observer: observer)) }

    func call(_ uuid: UUID) -> CXCall? { calls.first { $0.uuid == uuid } }

    func begin(_ call: CXCall) {
        calls.append(call)
        notify(of: call)
    }

    /// Changes a call, if it has not ended.
    func change(_ uuid: UUID, _ change: (CXCall) -> Void) {
        guard let call = call(uuid) else { return }
        change(call)
        calls.removeAll(where: \.hasEnded)
        notify(of: call)
    }

    private func notify(of call: CXCall) {
        observers.removeAll { $0.observer == nil }
        for observer in observers.compactMap(\.observer) {
            CompletionQueue.async { observer.delegate?.callObserver(observer, callChanged: call) }
        }
    }
}
