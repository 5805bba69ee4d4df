public import UIKit

/// Starts and stops the delivery of location events. The device has no location here, and the user declines its use.
open class CLLocationManager: NSObject {
    private static let permission = Permission("location")
    private var isUpdatingLocation = false

    /// The delegate; not retained.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// The accuracy that the app wants, in meters.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The distance in meters that the device must move before an update; -1 for all movements.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// The type of activity that updates are for.
    open var activityType = CLActivityType.other
    /// The change in degrees that causes a new heading event.
    open var headingFilter: CLLocationDirection = 1
    /// The orientation of the device that headings are computed for.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// Whether the app receives updates in the background.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the system may pause updates.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether the status bar shows that the app uses the location in the background.
    open var showsBackgroundLocationIndicator = false

    /// Creates a manager; its delegate is notified of the authorization status in the next turn of the event loop.
    public override init() {
        super.init()
        LocationManagers.shared.add(self)
        CompletionQueue.async { [weak self] in self?.notifyAuthorization() }
    }

    // MARK: Authorization

    /// The authorization status of the app: not determined until the user was asked, then denied.
    open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
    /// Returns the authorization status of the app: not determined until the user was asked, then denied.
    open class func authorizationStatus() -> CLAuthorizationStatus {
        permission.isDenied ? .denied : .notDetermined
    }
    /// The level of accuracy that the app has permission to use.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Returns whether location services are enabled on the device.
    open class func locationServicesEnabled() -> Bool { true }
    /// Requests the use of the location while the app is in use, which the user declines in the next turn of the event
    /// loop; has no effect once the status is determined.
    open func requestWhenInUseAuthorization() { requestAuthorization() }
    /// Requests the use of the location at all times, which the user declines in the next turn of the event loop; has no
    /// effect once the status is determined.
    open func requestAlwaysAuthorization() { requestAuthorization() }
    /// Requests full accuracy for a time, which the user declines.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) { CompletionQueue.async { completion?(nil) } }

    private func requestAuthorization() {
        guard authorizationStatus == .notDetermined else { return }
        CompletionQueue.async { [permission = Self.permission] in
            // Two managers may have asked in the same turn.
            guard !permission.isDenied else { return }
            permission.decline()
            for manager in LocationManagers.shared.managers { manager.notifyAuthorization() }
        }
    }

    private func notifyAuthorization() {
        delegate?.locationManagerDidChangeAuthorization(self)
        if isUpdatingLocation { failIfDenied() }
    }

    private func failIfDenied() {
        guard authorizationStatus == .denied else { return }
        delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }

    // MARK: Locations and headings

    /// The last location that was received: nil.
    open var location: CLLocation? { nil }
    /// The last heading that was received: nil.
    open var heading: CLHeading? { nil }
    /// Returns whether the device can generate heading events.
    open class func headingAvailable() -> Bool { true }
    /// Returns whether significant-change location tracking is available.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    /// Requests one location, which fails in the next turn of the event loop.
    open func requestLocation() {
        CompletionQueue.async { [weak self] in
            guard let self else { return }
            let code: CLError.Code = authorizationStatus == .denied ? .denied : .locationUnknown
            delegate?.locationManager(self, didFailWithError: CLError(code))
        }
    }
    /// Starts location updates: none comes, and the delegate is notified of an error as soon as the use is denied.
    open func startUpdatingLocation() {
        isUpdatingLocation = true
        CompletionQueue.async { [weak self] in self?.failIfDenied() }
    }
    /// Stops location updates.
    open func stopUpdatingLocation() { isUpdatingLocation = false }
    /// Starts heading updates; has no effect here.
    open func startUpdatingHeading() {}
    /// Stops heading updates; has no effect here.
    open func stopUpdatingHeading() {}
    /// Starts updates after significant changes of the location; has no effect here.
    open func startMonitoringSignificantLocationChanges() {}
    /// Stops updates after significant changes of the location; has no effect here.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Starts visit events; has no effect here.
    open func startMonitoringVisits() {}
    /// Stops visit events; has no effect here.
    open func stopMonitoringVisits() {}
    /// Dismisses the heading calibration display, which is never shown; has no effect here.
    open func dismissHeadingCalibrationDisplay() {}

    // MARK: Regions and beacons

    /// The monitored regions.
    open private(set) var monitoredRegions: Set<CLRegion> = []
    /// The largest boundary distance of a region, in meters; -1 if monitoring is not available, as here.
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    /// Returns whether the device can monitor regions of a class: false.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Returns whether the device can range beacons: false.
    open class func isRangingAvailable() -> Bool { false }
    /// Starts monitoring a region: no boundary is crossed.
    open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
    /// Stops monitoring a region.
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
    /// Requests whether the device is inside a region; has no effect here.
    open func requestState(for region: CLRegion) {}
    /// Starts ranging beacons in a region; has no effect here.
    open func startRangingBeacons(in region: CLBeaconRegion) {}
    /// Stops ranging beacons in a region; has no effect here.
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    /// Starts ranging beacons that satisfy a constraint; has no effect here.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Stops ranging beacons that satisfy a constraint; has no effect here.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}

/// The managers of a render, which are notified together when the authorization changes.
private final class LocationManagers {
    private struct Entry {
        weak var manager: CLLocationManager?
    }

    private var entries: [Entry] = []

    static var shared: LocationManagers { SharedObjects.object { LocationManagers() } }

    var managers: [CLLocationManager] { entries.compactMap(\.manager) }

    func add(_ manager: CLLocationManager) {
        entries.removeAll { $0.manager == nil }
        entries.append(Entry(manager: manager))
    }
}
