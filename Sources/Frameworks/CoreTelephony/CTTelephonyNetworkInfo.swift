// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A company that runs a phone network.
open class CTCarrier: NSObject {
    /// The name of the carrier.
    open var carrierName: String? { nil }
    /// The code of its country.
    open var isoCountryCode: String? { nil }
    /// The number of its country.
    open var mobileCountryCode: String? { nil }
    /// The mobile network code.
    open var mobileNetworkCode: String? { nil }
    /// Whether it carries calls as data.
    open var allowsVOIP: Bool { true }
}

/// The phone network: the device has no card.
open class CTTelephonyNetworkInfo: NSObject {
    /// Creates an information.
    public override init() { super.init() }
    /// The company of each card.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// The carrier of the user's home network.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// The kind of network of each card.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// The kind of network.
    open var currentRadioAccessTechnology: String? { nil }
}

/// The network of the fourth generation.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The network of the fifth generation.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
