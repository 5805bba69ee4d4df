/// The places of keys, by the numbers of the page of keyboards and keypads.
///
/// Source: USB HID Usage Tables, page 0x07.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
    /// Keyboard Error Roll Over.
    case keyboardErrorRollOver = 1
    /// Keyboard POSTFail.
    case keyboardPOSTFail = 2
    /// Keyboard Error Undefined.
    case keyboardErrorUndefined = 3
    /// Keyboard A.
    case keyboardA = 4
    /// Keyboard B.
    case keyboardB = 5
    /// Keyboard C.
    case keyboardC = 6
    /// Keyboard D.
    case keyboardD = 7
    /// Keyboard E.
    case keyboardE = 8
    /// Keyboard F.
    case keyboardF = 9
    /// Keyboard G.
    case keyboardG = 10
    /// Keyboard H.
    case keyboardH = 11
    /// Keyboard I.
    case keyboardI = 12
    /// Keyboard J.
    case keyboardJ = 13
    /// Keyboard K.
    case keyboardK = 14
    /// Keyboard L.
    case keyboardL = 15
    /// Keyboard M.
    case keyboardM = 16
    /// Keyboard N.
    case keyboardN = 17
    /// Keyboard O.
    case keyboardO = 18
    /// Keyboard P.
    case keyboardP = 19
    /// Keyboard Q.
    case keyboardQ = 20
    /// Keyboard R.
    case keyboardR = 21
    /// Keyboard S.
    case keyboardS = 22
    /// Keyboard T.
    case keyboardT = 23
    /// Keyboard U.
    case keyboardU = 24
    /// Keyboard V.
    case keyboardV = 25
    /// Keyboard W.
    case keyboardW = 26
    /// Keyboard X.
    case keyboardX = 27
    /// Keyboard Y.
    case keyboardY = 28
    /// Keyboard Z.
    case keyboardZ = 29
    /// Keyboard 1.
    case keyboard1 = 30
    /// Keyboard 2.
    case keyboard2 = 31
    /// Keyboard 3.
    case keyboard3 = 32
    /// Keyboard 4.
    case keyboard4 = 33
    /// Keyboard 5.
    case keyboard5 = 34
    /// Keyboard 6.
    case keyboard6 = 35
    /// Keyboard 7.
    case keyboard7 = 36
    /// Keyboard 8.
    case keyboard8 = 37
    /// Keyboard 9.
    case keyboard9 = 38
    /// Keyboard 0.
    case keyboard0 = 39
    /// Keyboard Return Or Enter.
    case keyboardReturnOrEnter = 40
    /// Keyboard Escape.
    case keyboardEscape = 41
    /// Keyboard Delete Or Backspace.
    case keyboardDeleteOrBackspace = 42
    /// Keyboard Tab.
    case keyboardTab = 43
    /// Keyboard Spacebar.
    case keyboardSpacebar = 44
    /// Keyboard Hyphen.
    case keyboardHyphen = 45
    /// Keyboard Equal Sign.
    case keyboardEqualSign = 46
    /// Keyboard Open Bracket.
    case keyboardOpenBracket = 47
    /// Keyboard Close Bracket.
    case keyboardCloseBracket = 48
    /// Keyboard Backslash.
    case keyboardBackslash = 49
    /// Keyboard Non USPound.
    case keyboardNonUSPound = 50
    /// Keyboard Semicolon.
    case keyboardSemicolon = 51
    /// Keyboard Quote.
    case keyboardQuote = 52
    /// Keyboard Grave Accent And Tilde.
    case keyboardGraveAccentAndTilde = 53
    /// Keyboard Comma.
    case keyboardComma = 54
    /// Keyboard Period.
    case keyboardPeriod = 55
    /// Keyboard Slash.
    case keyboardSlash = 56
    /// Keyboard Caps Lock.
    case keyboardCapsLock = 57
    /// Keyboard F1.
    case keyboardF1 = 58
    /// Keyboard F2.
    case keyboardF2 = 59
    /// Keyboard F3.
    case keyboardF3 = 60
    /// Keyboard F4.
    case keyboardF4 = 61
    /// Keyboard F5.
    case keyboardF5 = 62
    /// Keyboard F6.
    case keyboardF6 = 63
    /// Keyboard F7.
    case keyboardF7 = 64
    /// Keyboard F8.
    case keyboardF8 = 65
    /// Keyboard F9.
    case keyboardF9 = 66
    /// Keyboard F10.
    case keyboardF10 = 67
    /// Keyboard F11.
    case keyboardF11 = 68
    /// Keyboard F12.
    case keyboardF12 = 69
    /// Keyboard Print Screen.
    case keyboardPrintScreen = 70
    /// Keyboard Scroll Lock.
    case keyboardScrollLock = 71
    /// Keyboard Pause.
    case keyboardPause = 72
    /// Keyboard Insert.
    case keyboardInsert = 73
    /// Keyboard Home.
    case keyboardHome = 74
    /// Keyboard Page Up.
    case keyboardPageUp = 75
    /// Keyboard Delete Forward.
    case keyboardDeleteForward = 76
    /// Keyboard End.
    case keyboardEnd = 77
    /// Keyboard Page Down.
    case keyboardPageDown = 78
    /// Keyboard Right Arrow.
    case keyboardRightArrow = 79
    /// Keyboard Left Arrow.
    case keyboardLeftArrow = 80
    /// Keyboard Down Arrow.
    case keyboardDownArrow = 81
    /// Keyboard Up Arrow.
    case keyboardUpArrow = 82
    /// Keypad Num Lock.
    case keypadNumLock = 83
    /// Keypad Slash.
    case keypadSlash = 84
    /// Keypad Asterisk.
    case keypadAsterisk = 85
    /// Keypad Hyphen.
    case keypadHyphen = 86
    /// Keypad Plus.
    case keypadPlus = 87
    /// Keypad Enter.
    case keypadEnter = 88
    /// Keypad 1.
    case keypad1 = 89
    /// Keypad 2.
    case keypad2 = 90
    /// Keypad 3.
    case keypad3 = 91
    /// Keypad 4.
    case keypad4 = 92
    /// Keypad 5.
    case keypad5 = 93
    /// Keypad 6.
    case keypad6 = 94
    /// Keypad 7.
    case keypad7 = 95
    /// Keypad 8.
    case keypad8 = 96
    /// Keypad 9.
    case keypad9 = 97
    /// Keypad 0.
    case keypad0 = 98
    /// Keypad Period.
    case keypadPeriod = 99
    /// Keyboard Non USBackslash.
    case keyboardNonUSBackslash = 100
    /// Keyboard Application.
    case keyboardApplication = 101
    /// Keyboard Power.
    case keyboardPower = 102
    /// Keypad Equal Sign.
    case keypadEqualSign = 103
    /// Keyboard F13.
    case keyboardF13 = 104
    /// Keyboard F14.
    case keyboardF14 = 105
    /// Keyboard F15.
    case keyboardF15 = 106
    /// Keyboard F16.
    case keyboardF16 = 107
    /// Keyboard F17.
    case keyboardF17 = 108
    /// Keyboard F18.
    case keyboardF18 = 109
    /// Keyboard F19.
    case keyboardF19 = 110
    /// Keyboard F20.
    case keyboardF20 = 111
    /// Keyboard F21.
    case keyboardF21 = 112
    /// Keyboard F22.
    case keyboardF22 = 113
    /// Keyboard F23.
    case keyboardF23 = 114
    /// Keyboard F24.
    case keyboardF24 = 115
    /// Keyboard Left Control.
    case keyboardLeftControl = 224
    /// Keyboard Left Shift.
    case keyboardLeftShift = 225
    /// Keyboard Left Alt.
    case keyboardLeftAlt = 226
    /// Keyboard Left GUI.
    case keyboardLeftGUI = 227
    /// Keyboard Right Control.
    case keyboardRightControl = 228
    /// Keyboard Right Shift.
    case keyboardRightShift = 229
    /// Keyboard Right Alt.
    case keyboardRightAlt = 230
    /// Keyboard Right GUI.
    case keyboardRightGUI = 231
}
