public import UIKit

/// What a rule of a VPN does. Raw values match Apple's.
public enum NEOnDemandRuleAction: Int, Hashable, Sendable {
    /// The VPN connects.
    case connect = 1
    /// The VPN ends.
    case disconnect = 2
    /// It depends on the server that is asked for.
    case evaluateConnection = 3
    /// The VPN stays as it is.
    case ignore = 4
}

/// The kinds of interfaces that a rule is for. Raw values match Apple's.
public enum NEOnDemandRuleInterfaceType: Int, Hashable, Sendable {
    /// Any kind of interface.
    case any = 0
    /// A Wi-Fi link.
    case wiFi = 2
    /// The phone's network.
    case cellular = 3
}

/// When a VPN connects; kept, as none does.
open class NEOnDemandRule: NSObject {
    /// What the rule does.
    open var action: NEOnDemandRuleAction { .ignore }
    /// The kind of interface that the rule is for; any by default.
    open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
    /// The names of the networks that the rule is for; nil for any.
    open var ssidMatch: [String]?
    /// The domains that the rule is for; nil for any.
    open var dnsSearchDomainMatch: [String]?
    /// The addresses of servers of names that the rule is for; nil for any.
    open var dnsServerAddressMatch: [String]?
    /// An address that must be reached; nil for none.
    open var probeURL: URL?
    /// Creates a rule for everything.
    public override init() { super.init() }
}

/// A rule by which a VPN connects.
open class NEOnDemandRuleConnect: NEOnDemandRule {
    /// What the rule does: the VPN connects.
    open override var action: NEOnDemandRuleAction { .connect }
}

/// A rule by which a VPN ends.
open class NEOnDemandRuleDisconnect: NEOnDemandRule {
    /// What the rule does: the VPN ends.
    open override var action: NEOnDemandRuleAction { .disconnect }
}

/// A rule by which a VPN stays as it is.
open class NEOnDemandRuleIgnore: NEOnDemandRule {}

/// A rule that depends on the server that is asked for.
open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule {
    /// What is done for which servers; nil for nothing.
    open var connectionRules: [NEEvaluateConnectionRule]?
    /// What the rule does: it depends on the server.
    open override var action: NEOnDemandRuleAction { .evaluateConnection }
}

/// What is done when a server is asked for. Raw values match Apple's.
public enum NEEvaluateConnectionRuleAction: Int, Hashable, Sendable {
    /// The VPN connects if the server is not found without it.
    case connectIfNeeded = 1
    /// The VPN does not connect.
    case neverConnect = 2
}

/// What is done for some servers.
open class NEEvaluateConnectionRule: NSObject {
    /// What is done.
    public let action: NEEvaluateConnectionRuleAction
    /// The domains of the servers.
    public let matchDomains: [String]
    /// The servers of names that are asked; nil for those of the device.
    open var useDNSServers: [String]?
    /// An address that must be reached; nil for none.
    open var probeURL: URL?

    /// Creates a rule for domains.
    public init(matchDomains domains: [String], andAction action: NEEvaluateConnectionRuleAction) {
        (matchDomains, self.action) = (domains, action)
    }
}
