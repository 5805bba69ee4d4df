// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A unit of measurement, by a factor to the unit that its kind is counted in.
open class HKUnit: NSObject, @unchecked Sendable {  // Its values do not change.
    /// The name, as in "g/L".
    public let unitString: String
    /// How many basic units it is.
    let factor: Double

    /// A count without a unit.
    open class func count() -> Self { Self.made("count", 1) }
    /// A hundredth, as percent.
    open class func percent() -> Self { Self.made("%", 0.01) }
    /// Grams of mass.
    open class func gram() -> Self { Self.made("g", 1) }
    /// A part or a multiple of a gram.
    open class func gramUnit(with prefix: HKMetricPrefix) -> Self { Self.made("\(prefix)g", prefix.factor) }
    /// Liters of volume.
    open class func liter() -> Self { Self.made("L", 1) }
    /// A part or a multiple of a liter.
    open class func literUnit(with prefix: HKMetricPrefix) -> Self { Self.made("\(prefix)L", prefix.factor) }
    /// Seconds of time.
    open class func second() -> Self { Self.made("s", 1) }
    /// Minutes of time.
    open class func minute() -> Self { Self.made("min", 60) }
    /// Hours of time.
    open class func hour() -> Self { Self.made("hr", 3600) }
    /// Days of time.
    open class func day() -> Self { Self.made("d", 86_400) }
    /// A unit of medicine.
    open class func internationalUnit() -> Self { Self.made("IU", 1) }
    /// Meters of length.
    open class func meter() -> Self { Self.made("m", 1) }
    /// A mole of a substance of a mass in grams a mole, by its mass.
    open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> Self {
        Self.made("\(prefix)mol<\(gramsPerMole)>", prefix.factor * gramsPerMole)
    }

    /// Returns this unit for each of another.
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(name: "\(unitString)/\(unit.unitString)", factor: factor / unit.factor)
    }
    /// Returns this unit times another.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(name: "\(unitString)·\(unit.unitString)", factor: factor * unit.factor)
    }
    /// Whether both are the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    /// The hash of the name.
    open override var hash: Int { unitString.hashValue }

    private class func made(_ name: String, _ factor: Double) -> Self { Self(name: name, factor: factor) }
    /// Creates a unit by its name and its number of basic units.
    public required init(name: String, factor: Double) {
        unitString = name
        self.factor = factor
    }
}

/// Parts and multiples of units. Raw values match Apple's.
public enum HKMetricPrefix: Int, Hashable, Sendable, CustomStringConvertible {
    /// The unit itself.
    case none = 0
    /// A millionth, as in micrograms.
    case micro = 3
    /// A thousandth, as in milligrams.
    case milli = 4
    /// A hundredth, as in centimeters.
    case centi = 5
    /// A tenth, as in deciliters.
    case deci = 6
    /// A thousand, as in kilometers.
    case kilo = 9

    /// How many units it is.
    var factor: Double {
        switch self {
        case .none: 1
        case .micro: 1e-6
        case .milli: 1e-3
        case .centi: 1e-2
        case .deci: 0.1
        case .kilo: 1e3
        }
    }
    /// The letters before the unit.
    public var description: String {
        switch self {
        case .none: ""
        case .micro: "mc"
        case .milli: "m"
        case .centi: "c"
        case .deci: "d"
        case .kilo: "k"
        }
    }
}

/// A quantity of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {  // Its value does not change.
    private let basicValue: Double
    /// Creates a measurement.
    public init(unit: HKUnit, doubleValue value: Double) { basicValue = value * unit.factor }
    /// Returns the number of a unit.
    open func doubleValue(for unit: HKUnit) -> Double { basicValue / unit.factor }
    /// Returns whether the quantity can be expressed in a unit: always here.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
    /// Returns which is greater.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        basicValue < quantity.basicValue
            ? .orderedAscending : basicValue > quantity.basicValue ? .orderedDescending : .orderedSame
    }
    /// Whether both are the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKQuantity)?.basicValue == basicValue }
    /// The hash of the value.
    open override var hash: Int { basicValue.hashValue }
}

/// What health data are kept in; there are none here.
open class HKHealthStore: NSObject {
    /// Whether the device keeps health data.
    open class func isHealthDataAvailable() -> Bool { false }
}
