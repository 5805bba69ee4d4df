import CallKit
import PushKit
import Testing
import UIKit

@Suite("Calls")
struct CallTests {
    private final class Delegate: CXProviderDelegate {
        var performed: [String] = []
        func providerDidReset(_ provider: CXProvider) { performed.append("reset") }
        func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
            performed.append("start \(action.handle.value)")
            action.fulfill()
        }
        func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
            performed.append("answer")
            action.fulfill()
        }
        func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
            performed.append("end")
            action.fulfill()
        }
        func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {
            performed.append("mute")
            action.fail()
        }
    }

    private let call = UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

    /// The code of the error of a request; nil for none.
    private func code(of error: (any Error)?) -> CXErrorCodeRequestTransactionError.Code? {
        (error as? CXErrorCodeRequestTransactionError)?.code
    }

    @Test("an incoming call rings, is answered by the delegate, and ends")
    func incoming() {
        Render.run {
            let provider = CXProvider(configuration: CXProviderConfiguration()), delegate = Delegate()
            provider.setDelegate(delegate, queue: nil)
            var reported: [(any Error)?] = []
            provider.reportNewIncomingCall(with: call, update: CXCallUpdate()) { reported.append($0) }
            provider.reportNewIncomingCall(with: call, update: CXCallUpdate()) { reported.append($0) }
            #expect(reported.isEmpty)
            Render.runDueWork()
            #expect(reported.count == 2 && reported[0] == nil)
            let second = reported.last as? CXErrorCodeIncomingCallError
            #expect(second?.code == .callUUIDAlreadyExists)
            let controller = CXCallController()
            #expect(controller.callObserver.calls.map(\.uuid) == [call])
            #expect(controller.callObserver.calls.first?.hasConnected == false)
            controller.request(CXTransaction(action: CXAnswerCallAction(call: call))) { _ in }
            Render.runDueWork()
            #expect(controller.callObserver.calls.first?.hasConnected == true)
            let mute = CXSetMutedCallAction(call: call, muted: true), end = CXEndCallAction(call: call)
            controller.request(CXTransaction(actions: [mute, end])) { _ in }
            Render.runDueWork()
            #expect(delegate.performed == ["answer", "mute", "end"])
            #expect(mute.isComplete && end.isComplete && controller.callObserver.calls.isEmpty)
        }
    }

    @Test("requests fail as documented")
    func errors() {
        Render.run {
            let controller = CXCallController(), handle = CXHandle(type: .generic, value: "Ann")
            var codes: [CXErrorCodeRequestTransactionError.Code?] = []
            func request(_ actions: [CXAction]) {
                controller.request(CXTransaction(actions: actions)) { codes.append(code(of: $0)) }
                Render.runDueWork()
            }
            request([])
            request([CXStartCallAction(call: call, handle: handle)])
            let configuration = CXProviderConfiguration()
            configuration.maximumCallGroups = 1
            configuration.maximumCallsPerCallGroup = 1
            let provider = CXProvider(configuration: configuration), delegate = Delegate()
            provider.setDelegate(delegate, queue: nil)
            request([CXEndCallAction(call: call)])
            request([CXStartCallAction(call: call, handle: handle)])
            request([CXStartCallAction(call: call, handle: handle)])
            request([CXStartCallAction(call: UUID(uuid: nullIdentifier), handle: handle)])
            #expect(
                codes == [
                    .emptyTransaction, .unknownCallProvider, .unknownCallUUID, nil, .callUUIDAlreadyExists,
                    .maximumCallGroupsReached,
                ])
            #expect(delegate.performed == ["start Ann"])
            provider.invalidate()
            Render.runDueWork()
            #expect(delegate.performed == ["start Ann", "reset"] && controller.callObserver.calls.isEmpty)
        }
    }

    @Test("there is never a token for pushed notifications")
    func tokens() {
        let registry = PKPushRegistry(queue: nil)
        registry.desiredPushTypes = [.voIP]
        #expect(registry.pushToken(for: .voIP) == nil)
    }
}

/// The identifier of zeros.
private let nullIdentifier: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
