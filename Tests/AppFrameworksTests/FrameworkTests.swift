import AVKit
import AuthenticationServices
import CoreMedia
import HealthKit
import IntentsUI
import MapKit
import MaquetteOS
import MaquetteUniformTypeIdentifiers
import Network
import PDFKit
import SafariServices
import Testing
import UIKit
import WebKit

@Suite("Names of frameworks beside UIKit")
struct FrameworkTests {
    @Test("times add up and are told in seconds")
    func times() {
        let time = CMTime(seconds: 1.5, preferredTimescale: 600) + CMTime(value: 300, timescale: 600)
        #expect(CMTimeGetSeconds(time) == 2)
        #expect(CMTime(value: 1, timescale: 2) < time)
        #expect(!CMTime.indefinite.isNumeric)
    }

    @Test("kinds of content are known by ends, MIME types and parents")
    func kinds() {
        #expect(UTType(filenameExtension: "PNG") == .png)
        #expect(UTType(mimeType: "text/html") == .html)
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data))
        #expect(!UTType.jpeg.conforms(to: .audio))
        #expect(UTType.mp3.preferredFilenameExtension == "mp3")
        #expect(UTType.pdf.preferredMIMEType == "application/pdf")
    }

    @Test("marks of the log are told apart by what they are given")
    func signposts() {
        let log = OSLog(subsystem: "app", category: "layout")
        os_signpost(.begin, log: log, name: "layout")
        os_signpost(.end, log: log, name: "layout", signpostID: OSSignpostID(log: log), "%{public}s", "end")
        #expect(OSSignpostID(7) == OSSignpostID(7) && OSSignpostID.null < .exclusive)
    }

    @Test("the distance between two cities is that of the sphere")
    func distance() {
        // Source: latitude and longitude of Paris and London; 343.5 km by the haversine formula.
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
        #expect(abs(paris.distance(from: london) - 343_560) < 500)
    }

    @Test("measurements are told in other units")
    func measurements() {
        // 1 mmol/L of glucose is 18.0156 mg/dL, by its molar mass of 180.156 g.
        let milligrams = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
        let millimoles = HKUnit.moleUnit(with: .milli, molarMass: 180.156).unitDivided(by: .liter())
        let quantity = HKQuantity(unit: millimoles, doubleValue: 1)
        #expect(abs(quantity.doubleValue(for: milligrams) - 18.0156) < 1e-9)
    }

    @Test("a lock protects its state, and messages with values are accepted")
    func locks() {
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(
            lock.withLock {
                $0 += 1; return $0
            } == 2)
        Logger(subsystem: "app", category: "views").debug("value \(2, privacy: .public) of \("name")")
    }

    @Test("what views keep for a framework is theirs alone")
    func views() {
        let first = MKMapView(), second = MKMapView(), web = WKWebView(frame: .zero)
        first.mapType = .satellite
        #expect(second.mapType == .standard)
        let point = MKPointAnnotation()
        first.addAnnotation(point)
        #expect(first.annotations.count == 1 && second.annotations.isEmpty)
        first.removeAnnotation(point)
        #expect(first.annotations.isEmpty)
        #expect(web.scrollView === web.scrollView)
        #expect(web.url == nil)
    }

    @Test("a shortcut is added by a box, and there are none")
    func shortcuts() throws {
        let shortcut = try #require(INShortcut(intent: INIntent()))
        #expect(INUIAddVoiceShortcutViewController(shortcut: shortcut).view.subviews.count == 1)
        var count: Int?
        INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, _ in count = shortcuts?.count }
        #expect(count == nil)
        RenderContext.current.eventLoop.runDueWork()
        #expect(count == 0)
    }

    @Test("the connection is told in the next turn")
    func connection() {
        let monitor = NWPathMonitor()
        var status: NWPath.Status?
        monitor.pathUpdateHandler = { status = $0.status }
        monitor.start(queue: .main)
        #expect(status == nil)
        RenderContext.current.eventLoop.runDueWork()
        #expect(status == .satisfied && monitor.currentPath.usesInterfaceType(.wifi))
        #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
    }

    @Test("a document knows whether its bytes are one, and has the pages that were inserted")
    func documents() {
        #expect(PDFDocument(data: Data("text".utf8)) == nil)
        #expect(PDFDocument(data: Data("%PDF-1.7".utf8))?.pageCount == 0)
        let document = PDFDocument(), view = PDFView()
        document.insert(PDFPage(), at: 0)
        document.insert(PDFPage(), at: 9)
        view.document = document
        view.goToNextPage(nil)
        #expect(view.currentPage?.label == "2" && !view.canGoToNextPage && view.canGoToPreviousPage)
    }
}
