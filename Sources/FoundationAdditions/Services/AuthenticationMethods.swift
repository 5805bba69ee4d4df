// swift-format-ignore-file: AlwaysUseLowerCamelCase
//
// Methods of authentication of `URLProtectionSpace`, which Foundation declares as unavailable without the Security framework.

/// Asks whether a server is to be trusted.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// Asks for a certificate of the client.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
