public import FoundationNetworking

extension URLProtectionSpace {
    /// The chain of the server that asks for trust; nil, since no server is asked.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Makes a credential that trusts a server; it has neither user nor password.
    public convenience init(trust: SecTrust) {
        self.init(user: "", password: "", persistence: .none)
    }
}
