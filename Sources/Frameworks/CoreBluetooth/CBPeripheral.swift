// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The key of whether a scan reports a peripheral more than once.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of whether the system alerts the user that Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the name by which the app is started again.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of devices that were connected.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The key of the name of a device.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of what a device offers.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the manufacturer's data.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of whether a device can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"

/// Whether a device is connected. Raw values match Apple's.
public enum CBPeripheralState: Int, Hashable, Sendable {
    /// It is not.
    case disconnected = 0
    /// It is being connected.
    case connecting = 1
    /// The peripheral is connected.
    case connected = 2
    /// It is being left.
    case disconnecting = 3
}

/// Whether a set value is answered. Raw values match Apple's.
public enum CBCharacteristicWriteType: Int, Hashable, Sendable {
    /// The write is confirmed by a response.
    case withResponse = 0
    /// It is not.
    case withoutResponse = 1
}

/// What can be done with a value. Raw values match Apple's.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can be sent to all.
    public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
    /// It can be asked for.
    public static let read = CBCharacteristicProperties(rawValue: 0x02)
    /// It can be set without an answer.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
    /// It can be set.
    public static let write = CBCharacteristicProperties(rawValue: 0x08)
    /// Changes of the value are sent without confirmation.
    public static let notify = CBCharacteristicProperties(rawValue: 0x10)
    /// Changes of the value are sent with confirmation.
    public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
}

/// Something that a device offers.
open class CBAttribute: NSObject {
    /// The identifier of the attribute.
    open var uuid: CBUUID { CBUUID(string: "0000") }
}
/// What a device offers; none is found here.
open class CBService: CBAttribute {
    /// The peripheral of the service.
    open weak var peripheral: CBPeripheral? { nil }
    /// Whether it stands for itself.
    open var isPrimary: Bool { true }
    /// The characteristics that were discovered.
    open var characteristics: [CBCharacteristic]? { nil }
    /// What belongs to it.
    open var includedServices: [CBService]? { nil }
}
/// A value of a device; none is found here.
open class CBCharacteristic: CBAttribute {
    /// What it belongs to.
    open weak var service: CBService? { nil }
    /// What can be done with it.
    open var properties: CBCharacteristicProperties { [] }
    /// The value of the characteristic.
    open var value: Data? { nil }
    /// The descriptors that were discovered.
    open var descriptors: [CBDescriptor]? { nil }
    /// Whether notifications are enabled.
    open var isNotifying: Bool { false }
}
/// A descriptor of a characteristic.
open class CBDescriptor: CBAttribute {
    /// The text or number.
    open var value: Any? { nil }
}

/// The delegate of a CBPeripheral; its methods are never called here.
public protocol CBPeripheralDelegate: AnyObject {
    /// Called with a name.
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    /// Called when it offers something else.
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    /// Called with how strong it is.
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    /// Called with what it offers.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// Called with values.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    /// Called with a value.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Called when a value was set.
    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Called when notifications were enabled or disabled.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?)
    /// Called with the descriptors of a characteristic.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
        error: (any Error)?)
}
extension CBPeripheralDelegate {
    /// The default implementation does nothing.
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    /// The default implementation does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
    /// The default implementation does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    /// The default implementation does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    /// The default implementation does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    /// The default implementation does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// The default implementation does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// The default implementation does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    /// The default implementation does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
}
