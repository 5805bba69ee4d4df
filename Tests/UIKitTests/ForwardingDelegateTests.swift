import Testing
import UIKit

/// Source: "forwardingTarget(for:)" of Apple's documentation: the object to which unrecognized messages should first be
/// directed.
@Suite("Data sources and delegates that forward their messages")
struct ForwardingDelegateTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    }

    private final class Proxy: NSObject, UITableViewDataSource, UITableViewDelegate, MessageForwarder {
        let source = Source()
        var selectors: [String] = []
        var isForwarding = true

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func forwardingTargetOfMessage(for aSelector: Selector!) -> Any? {
            selectors.append(aSelector?.description ?? "")
            return isForwarding ? source : nil
        }
    }

    @Test("are asked for what another object has")
    func forwarded() {
        let proxy = Proxy(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = proxy
        table.delegate = proxy
        #expect(table.numberOfSections == 3)
        #expect(table.numberOfRows(inSection: 2) == 2)
        #expect(proxy.tableView(table, titleForHeaderInSection: 1) == "Section 1")
        #expect(proxy.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 70)
        #expect(proxy.selectors.contains("numberOfSectionsInTableView:"))
        #expect(proxy.selectors.last == "tableView:heightForRowAtIndexPath:")
    }

    @Test("have the defaults of what no other object has")
    func defaults() {
        let proxy = Proxy(), table = UITableView()
        proxy.isForwarding = false
        #expect(proxy.numberOfSections(in: table) == 1)
        #expect(proxy.tableView(table, titleForHeaderInSection: 0) == nil)
        proxy.isForwarding = true
        // The other object has no such method either.
        #expect(proxy.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
        proxy.scrollViewDidScroll(table)
        #expect(proxy.selectors.last == "scrollViewDidScroll:")
    }

    /// Source: `protocol_getMethodDescription` of Apple's documentation of the Objective-C runtime, which also searches the
    /// protocols that one adopts.
    @Test(
        "find the methods of UIKit's protocols",
        arguments: [
            ("tableView:heightForRowAtIndexPath:", false, true), ("scrollViewDidScroll:", false, true),
            ("scrollViewDidScroll:", true, false), ("tableView:cellForRowAtIndexPath:", true, false),
        ])
    func methods(selector: String, isRequired: Bool, isFound: Bool) {
        let method = protocol_getMethodDescription(
            (any UITableViewDelegate).self, Selector(selector), isRequired, true)
        #expect((method.name?.description == selector) == isFound)
        let required = protocol_getMethodDescription(
            (any UITableViewDataSource).self, "tableView:cellForRowAtIndexPath:", true, true)
        #expect(required.name != nil)
    }
}
