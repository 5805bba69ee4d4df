// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Whether Bluetooth can be used. Raw values match Apple's.
public enum CBManagerState: Int, Hashable, Sendable {
    /// The state is not known.
    case unknown = 0
    /// It is about to be.
    case resetting = 1
    /// The device has none.
    case unsupported = 2
    /// The app may not.
    case unauthorized = 3
    /// It is switched off.
    case poweredOff = 4
    /// Bluetooth is on.
    case poweredOn = 5
}

/// Whether the app may use Bluetooth. Raw values match Apple's.
public enum CBManagerAuthorization: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// It may not.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// The user has allowed Bluetooth.
    case allowedAlways = 3
}

/// An identifier of Bluetooth.
open class CBUUID: NSObject {
    /// The identifier as a string.
    public let uuidString: String
    /// Creates an identifier.
    public init(string theString: String) { uuidString = theString }
    /// Creates an identifier.
    public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
    /// Whether it is the same identifier.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    /// The hash of the identifier.
    open override var hash: Int { uuidString.hashValue }
}

/// Uses Bluetooth: the device has none.
open class CBManager: NSObject {
    /// Whether it can be used.
    open var state: CBManagerState { .unsupported }
    static let permission = Permission("bluetooth")
    /// The authorization status: denied as soon as a manager of the app has asked the user.
    open class var authorization: CBManagerAuthorization { permission.isDenied ? .denied : .notDetermined }
}

/// A device nearby.
open class CBPeripheral: NSObject {
    /// The identifier of the peripheral.
    public let identifier: UUID
    /// The name of the peripheral.
    open var name: String? { nil }
    /// The delegate; not retained.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// Whether it is connected.
    open var state: CBPeripheralState { .disconnected }
    /// What it offers.
    open var services: [CBService]? { nil }
    /// Whether it takes values without an answer.
    open var canSendWriteWithoutResponse: Bool { false }
    /// Reads the signal strength; has no effect here.
    open func readRSSI() {}
    /// Discovers services; has no effect here.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    /// Discovers the services that a service includes; has no effect here.
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
    /// Discovers the characteristics of a service; has no effect here.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    /// Discovers the descriptors of a characteristic; has no effect here.
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}
    /// Reads the value of a characteristic; has no effect here.
    open func readValue(for characteristic: CBCharacteristic) {}
    /// Writes the value of a characteristic; has no effect here.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType)
    {}
    /// Enables or disables notifications of a characteristic; has no effect here.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    /// Returns how many bytes a value may have.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
    init(identifier: UUID) { self.identifier = identifier }

}

/// Looks for devices nearby, and finds none.
open class CBCentralManager: CBManager {
    /// The delegate; not retained.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Whether it looks.
    open private(set) var isScanning = false
    /// Creates a manager, which asks the user, who declines, and notifies its delegate of the state in the next turn of
    /// the event loop.
    public init(
        delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) {
        super.init()
        self.delegate = delegate
        Self.permission.request { [weak self] in
            guard let self else { return }
            self.delegate?.centralManagerDidUpdateState(self)
        }
    }
    /// Looks for devices.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
        isScanning = true
    }
    /// Stops scanning for peripherals.
    open func stopScan() { isScanning = false }
    /// Connects to a peripheral; has no effect here.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    /// Cancels the connection to a peripheral; has no effect here.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    /// Returns known devices.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// Returns connected devices.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// The delegate of a CBCentralManager.
public protocol CBCentralManagerDelegate: AnyObject {
    /// Called when Bluetooth can be used, or no longer.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// Called for a device; never here.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    /// Called after a device was connected; never here.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// Called when a device could not be connected.
    func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// Called when a device is no longer connected.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
    /// Called when the app is started again.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
}

extension CBCentralManagerDelegate {
    /// The default implementation does nothing.
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    /// The default implementation does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
    /// The default implementation does nothing.
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
    /// The default implementation does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    /// The default implementation does nothing.
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
}
