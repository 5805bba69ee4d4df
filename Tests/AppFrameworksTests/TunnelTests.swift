import NetworkExtension
import Testing
import UIKit

/// Source: a simulator, in which VPN settings cannot be saved.
@Suite("Settings of VPNs, of which the system keeps none")
struct TunnelTests {
    @Test("are not there, and saving them fails")
    func settings() {
        Render.run {
            var managers: [NETunnelProviderManager]?
            NETunnelProviderManager.loadAllFromPreferences { found, _ in managers = found }
            let manager = NETunnelProviderManager(), configuration = NETunnelProviderProtocol()
            configuration.providerConfiguration = ["a": 1]
            manager.protocolConfiguration = configuration
            var failure: (any Error)?
            manager.saveToPreferences { failure = $0 }
            #expect(managers == nil)
            Render.runDueWork()
            #expect(managers?.isEmpty == true)
            #expect((failure as? NEVPNError)?.code == .configurationReadWriteFailed)
            #expect(manager.connection is NETunnelProviderSession && manager.connection.status == .invalid)
            #expect(throws: NEVPNError.self) { try manager.connection.startVPNTunnel() }
        }
    }

    @Test("keep their rules")
    func rules() {
        let rule = NEOnDemandRuleConnect()
        rule.interfaceTypeMatch = .wiFi
        rule.ssidMatch = ["Garden"]
        #expect(rule.action == .connect && NEOnDemandRuleIgnore().action == .ignore)
        #expect(NEOnDemandRuleDisconnect().action == .disconnect)
    }
}
