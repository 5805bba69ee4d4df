import CoreLocation
import Testing
import UIKit

@Suite("Location of the device")
struct LocationTests {
    private final class Recorder: CLLocationManagerDelegate {
        var statuses: [CLAuthorizationStatus] = []
        var errors: [CLError.Code] = []
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            statuses.append(manager.authorizationStatus)
            if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            if let error = error as? CLError { errors.append(error.code) }
        }
    }

    private final class FailureRecorder: CLLocationManagerDelegate {
        var errors: [CLError.Code] = []
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            if let error = error as? CLError { errors.append(error.code) }
        }
    }

    private final class OlderRecorder: CLLocationManagerDelegate {
        var statuses: [CLAuthorizationStatus] = []
        func locationManager(
            _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
        ) { statuses.append(status) }
    }

    @Test("a delegate is notified of the status when its manager was created and when the user has declined")
    func authorization() {
        // Source: Apple's documentation of `locationManagerDidChangeAuthorization(_:)`.
        Render.run {
            let recorder = Recorder(), older = OlderRecorder()
            let manager = CLLocationManager(), other = CLLocationManager()
            manager.delegate = recorder
            other.delegate = older
            manager.startUpdatingLocation()
            #expect(recorder.statuses.isEmpty)
            Render.runDueWork()
            #expect(recorder.statuses == [.notDetermined, .denied])
            #expect(older.statuses == [.notDetermined, .denied])
            #expect(recorder.errors == [.denied])
            #expect(CLLocationManager.authorizationStatus() == .denied)
        }
    }

    @Test("a request for one location fails")
    func location() {
        Render.run {
            let recorder = FailureRecorder(), manager = CLLocationManager()
            manager.delegate = recorder
            manager.requestLocation()
            #expect(recorder.errors.isEmpty)
            Render.runDueWork()
            #expect(recorder.errors == [.locationUnknown])
        }
    }
}
