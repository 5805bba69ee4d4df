import AVFoundation
import AdSupport
import AppTrackingTransparency
import Contacts
import EventKit
import Intents
import MediaPlayer
import Photos
import StoreKit
import Testing
import UIKit
import UserNotifications
import WebKit

@Suite("Answers of frameworks' stubs")
struct CompletionTests {
    /// A request for a permission: its status as text, and what asks.
    struct Request: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var status: @Sendable () -> String
        var ask: @Sendable (_ completion: @escaping () -> Void) -> Void
    }

    // Source: Apple's documentation of each status: "not determined" until the user has made a choice.
    static let requests: [Request] = [
        Request(
            testDescription: "photos", status: { "\(PHPhotoLibrary.authorizationStatus(for: .readWrite))" },
            ask: { done in PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in done() } }),
        Request(
            testDescription: "camera", status: { "\(AVCaptureDevice.authorizationStatus(for: .video))" },
            ask: { done in AVCaptureDevice.requestAccess(for: .video) { _ in done() } }),
        Request(
            testDescription: "contacts", status: { "\(CNContactStore.authorizationStatus(for: .contacts))" },
            ask: { done in CNContactStore().requestAccess(for: .contacts) { _, _ in done() } }),
        Request(
            testDescription: "events", status: { "\(EKEventStore.authorizationStatus(for: .event))" },
            ask: { done in EKEventStore().requestFullAccessToEvents { _, _ in done() } }),
        Request(
            testDescription: "media library", status: { "\(MPMediaLibrary.authorizationStatus())" },
            ask: { done in MPMediaLibrary.requestAuthorization { _ in done() } }),
        Request(
            testDescription: "Siri", status: { "\(INPreferences.siriAuthorizationStatus())" },
            ask: { done in INPreferences.requestSiriAuthorization { _ in done() } }),
        Request(
            testDescription: "tracking", status: { "\(ATTrackingManager.trackingAuthorizationStatus)" },
            ask: { done in ATTrackingManager.requestTrackingAuthorization { _ in done() } }),
    ]

    @Test(
        "a status is not determined until the answer, which comes after the call, and denied then",
        arguments: requests)
    func permission(request: Request) {
        Render.run {
            // The pattern of apps: ask as long as the status is not determined.
            var answers = 0
            func check() {
                guard request.status() == "notDetermined" else { return }
                request.ask {
                    answers += 1
                    check()
                }
            }
            check()
            #expect(answers == 0 && request.status() == "notDetermined")
            Render.runDueWork()
            #expect(answers == 1 && request.status() == "denied")
        }
    }

    @Test("what is denied in one render is not in the next")
    func renders() {
        Render.run {
            PHPhotoLibrary.requestAuthorization { _ in }
            Render.runDueWork()
            #expect(PHPhotoLibrary.authorizationStatus() == .denied)
        }
        Render.run { #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined) }
    }

    @Test("adding photos and seeing them are two permissions")
    func photoLevels() {
        Render.run {
            PHPhotoLibrary.requestAuthorization(for: .addOnly) { #expect($0 == .denied) }
            Render.runDueWork()
            #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .denied)
            #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
        }
    }

    @Test("sessions, applications and devices ask for one microphone")
    func microphone() {
        Render.run {
            AVAudioSession.sharedInstance().requestRecordPermission { #expect(!$0) }
            Render.runDueWork()
            #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
            #expect(AVAudioApplication.shared.recordPermission == .denied)
            #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .denied)
        }
    }

    @Test("a spinner that is started after the request is stopped by the answer")
    func spinner() {
        Render.run {
            let spinner = UIActivityIndicatorView(style: .medium)
            AVCaptureDevice.requestAccess(for: .video) { _ in spinner.stopAnimating() }
            spinner.startAnimating()
            Render.runDueWork()
            #expect(!spinner.isAnimating)
        }
    }

    @Test("an image request answers before it returns only if it is synchronous")
    func images() {
        // Source: Apple's documentation of `PHImageRequestOptions.isSynchronous`.
        Render.run {
            let options = PHImageRequestOptions()
            var count = 0
            func request() {
                PHImageManager.default().requestImage(
                    for: PHAsset(), targetSize: .zero, contentMode: .aspectFit, options: options
                ) { _, _ in count += 1 }
            }
            request()
            #expect(count == 0)
            Render.runDueWork()
            #expect(count == 1)
            options.isSynchronous = true
            request()
            #expect(count == 2)
        }
    }

    @Test("an export fails after it was started, and not at all if it was cancelled")
    func export() throws {
        try Render.run {
            let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mov"))
            let session = try #require(
                AVAssetExportSession(asset: asset, presetName: AVAssetExportPreset640x480))
            session.exportAsynchronously { #expect(session.status == .failed && session.error != nil) }
            #expect(session.status == .exporting)
            Render.runDueWork()
            #expect(session.status == .failed)
            let other = try #require(
                AVAssetExportSession(asset: asset, presetName: AVAssetExportPreset640x480))
            other.exportAsynchronously {}
            other.cancelExport()
            Render.runDueWork()
            #expect(other.status == .cancelled && other.error == nil)
        }
    }

    @Test("shared objects are the same at each call, and others in another render")
    func shared() {
        var manager: AnyObject?
        Render.run {
            #expect(PHImageManager.default() === PHImageManager.default())
            #expect(SKPaymentQueue.default() === SKPaymentQueue.default())
            #expect(ASIdentifierManager.shared() === ASIdentifierManager.shared())
            #expect(INVoiceShortcutCenter.shared === INVoiceShortcutCenter.shared)
            let players = MPMusicPlayerController.self
            #expect(players.systemMusicPlayer === players.systemMusicPlayer)
            #expect(players.systemMusicPlayer !== players.applicationMusicPlayer)
            #expect(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a"))
            #expect(WKContentWorld.world(name: "a") !== WKContentWorld.world(name: "b"))
            #expect(WKContentWorld.page !== WKContentWorld.defaultClient)
            manager = PHImageManager.default()
        }
        Render.run { #expect(PHImageManager.default() !== manager) }
    }

    private final class Shop: SKProductsRequestDelegate, SKPaymentTransactionObserver {
        var invalid: [String] = []
        var transactions: [SKPaymentTransaction] = []
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            invalid = response.invalidProductIdentifiers
        }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            self.transactions = transactions
        }
    }

    @Test("a request for products is answered, and a payment fails")
    func shop() {
        Render.run {
            let shop = Shop(), request = SKProductsRequest(productIdentifiers: ["b", "a"])
            request.delegate = shop
            request.start()
            let queue = SKPaymentQueue.default()
            queue.add(shop)
            queue.add(SKPayment(product: SKProduct()))
            #expect(shop.invalid.isEmpty && shop.transactions.isEmpty)
            Render.runDueWork()
            #expect(shop.invalid == ["a", "b"])
            #expect(shop.transactions.map(\.transactionState) == [.failed])
            #expect(queue.transactions.count == 1)
            queue.finishTransaction(shop.transactions[0])
            #expect(queue.transactions.isEmpty)
        }
    }
}
