import AuthenticationServices
import CloudKit
import CoreLocation
import LocalAuthentication
import StoreKit
import Testing

/// The codes of errors that apps switch over, with Apple's numbers.
@Suite("Codes of errors of frameworks") struct ErrorCodeTests {
    /// Source: the cases in Apple's documentation of each enumeration, with their raw values in its headers.
    @Test("are those that Apple declares")
    func codes() {
        #expect((-1...30).filter { CLError.Code(rawValue: $0) != nil } == Array(0...19))
        #expect((0...60).filter { CKError.Code(rawValue: $0) != nil } == Array(1...36))
        #expect((-1...30).filter { SKError.Code(rawValue: $0) != nil } == Array(0...20))
        #expect((900...1100).filter { ASAuthorizationError.Code(rawValue: $0) != nil } == Array(1000...1008))
        #expect(
            (-1100...0).filter { LAError.Code(rawValue: $0) != nil } == [-1004] + Array(-14 ... -1))
        #expect((0...8).filter { LABiometryType(rawValue: $0) != nil } == [0, 1, 2, 4])
    }

    @Test("are named by the errors, and by their former names")
    func names() {
        #expect(LAError.touchIDLockout == .biometryLockout && LAError.Code.touchIDNotEnrolled.rawValue == -7)
        #expect(CKError.zoneNotFound == .zoneNotFound && CKError(.zoneBusy).code == .zoneBusy)
        #expect(SKError.paymentInvalid.rawValue == 3)
        #expect(CLError.geocodeFoundNoResult.rawValue == 8)
        #expect(ASAuthorizationError.unknown.rawValue == 1000)
    }
}
