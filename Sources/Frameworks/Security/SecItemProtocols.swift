// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

// The protocols of servers and how they authenticate, with the values that they have on iOS.

/// The protocol of FTP.
public var kSecAttrProtocolFTP: CFString { "ftp " }
/// The protocol of FTP with an account.
public var kSecAttrProtocolFTPAccount: CFString { "ftpa" }
/// The protocol of HTTP.
public var kSecAttrProtocolHTTP: CFString { "http" }
/// The protocol of IRC.
public var kSecAttrProtocolIRC: CFString { "irc " }
/// The protocol of NNTP.
public var kSecAttrProtocolNNTP: CFString { "nntp" }
/// The protocol of POP3.
public var kSecAttrProtocolPOP3: CFString { "pop3" }
/// The protocol of SMTP.
public var kSecAttrProtocolSMTP: CFString { "smtp" }
/// The protocol of SOCKS.
public var kSecAttrProtocolSOCKS: CFString { "sox " }
/// The protocol of IMAP.
public var kSecAttrProtocolIMAP: CFString { "imap" }
/// The protocol of LDAP.
public var kSecAttrProtocolLDAP: CFString { "ldap" }
/// The protocol of AFP over AppleTalk.
public var kSecAttrProtocolAppleTalk: CFString { "atlk" }
/// The protocol of AFP over TCP.
public var kSecAttrProtocolAFP: CFString { "afp " }
/// The protocol of Telnet.
public var kSecAttrProtocolTelnet: CFString { "teln" }
/// The protocol of SSH.
public var kSecAttrProtocolSSH: CFString { "ssh " }
/// The protocol of FTP over TLS.
public var kSecAttrProtocolFTPS: CFString { "ftps" }
/// The protocol of HTTP over TLS.
public var kSecAttrProtocolHTTPS: CFString { "htps" }
/// The protocol of proxies of HTTP.
public var kSecAttrProtocolHTTPProxy: CFString { "htpx" }
/// The protocol of proxies of HTTPS.
public var kSecAttrProtocolHTTPSProxy: CFString { "htsx" }
/// The protocol of proxies of FTP.
public var kSecAttrProtocolFTPProxy: CFString { "ftpx" }
/// The protocol of SMB.
public var kSecAttrProtocolSMB: CFString { "smb " }
/// The protocol of RTSP.
public var kSecAttrProtocolRTSP: CFString { "rtsp" }
/// The protocol of proxies of RTSP.
public var kSecAttrProtocolRTSPProxy: CFString { "rtsx" }
/// The protocol of DAAP.
public var kSecAttrProtocolDAAP: CFString { "daap" }
/// The protocol of remote Apple events.
public var kSecAttrProtocolEPPC: CFString { "eppc" }
/// The protocol of IPP.
public var kSecAttrProtocolIPP: CFString { "ipp " }
/// The protocol of NNTP over TLS.
public var kSecAttrProtocolNNTPS: CFString { "ntps" }
/// The protocol of LDAP over TLS.
public var kSecAttrProtocolLDAPS: CFString { "ldps" }
/// The protocol of Telnet over TLS.
public var kSecAttrProtocolTelnetS: CFString { "tels" }
/// The protocol of IMAP over TLS.
public var kSecAttrProtocolIMAPS: CFString { "imps" }
/// The protocol of IRC over TLS.
public var kSecAttrProtocolIRCS: CFString { "ircs" }
/// The protocol of POP3 over TLS.
public var kSecAttrProtocolPOP3S: CFString { "pops" }
/// Authentication by Windows NT LAN Manager.
public var kSecAttrAuthenticationTypeNTLM: CFString { "ntlm" }
/// Authentication by Microsoft Network.
public var kSecAttrAuthenticationTypeMSN: CFString { "msna" }
/// Authentication by distributed passwords.
public var kSecAttrAuthenticationTypeDPA: CFString { "dpaa" }
/// Authentication by remote passwords.
public var kSecAttrAuthenticationTypeRPA: CFString { "rpaa" }
/// Authentication by HTTP Basic access.
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { "http" }
/// Authentication by HTTP Digest access.
public var kSecAttrAuthenticationTypeHTTPDigest: CFString { "httd" }
/// Authentication by forms of HTML pages.
public var kSecAttrAuthenticationTypeHTMLForm: CFString { "form" }
/// Authentication by the default way.
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" }
