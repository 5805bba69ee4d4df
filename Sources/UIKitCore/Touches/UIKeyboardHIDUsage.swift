/// The usage codes of keys, named after their characters on a US keyboard.
///
/// Source: USB HID Usage Tables, page 0x07.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
    /// More keys are pressed than the keyboard can report.
    case keyboardErrorRollOver = 1
    /// The keyboard failed its power-on self-test.
    case keyboardPOSTFail = 2
    /// The keyboard reports an undefined error.
    case keyboardErrorUndefined = 3
    /// The A key, usage 0x04.
    case keyboardA = 4
    /// The B key, usage 0x05.
    case keyboardB = 5
    /// The C key, usage 0x06.
    case keyboardC = 6
    /// The D key, usage 0x07.
    case keyboardD = 7
    /// The E key, usage 0x08.
    case keyboardE = 8
    /// The F key, usage 0x09.
    case keyboardF = 9
    /// The G key, usage 0x0A.
    case keyboardG = 10
    /// The H key, usage 0x0B.
    case keyboardH = 11
    /// The I key, usage 0x0C.
    case keyboardI = 12
    /// The J key, usage 0x0D.
    case keyboardJ = 13
    /// The K key, usage 0x0E.
    case keyboardK = 14
    /// The L key, usage 0x0F.
    case keyboardL = 15
    /// The M key, usage 0x10.
    case keyboardM = 16
    /// The N key, usage 0x11.
    case keyboardN = 17
    /// The O key, usage 0x12.
    case keyboardO = 18
    /// The P key, usage 0x13.
    case keyboardP = 19
    /// The Q key, usage 0x14.
    case keyboardQ = 20
    /// The R key, usage 0x15.
    case keyboardR = 21
    /// The S key, usage 0x16.
    case keyboardS = 22
    /// The T key, usage 0x17.
    case keyboardT = 23
    /// The U key, usage 0x18.
    case keyboardU = 24
    /// The V key, usage 0x19.
    case keyboardV = 25
    /// The W key, usage 0x1A.
    case keyboardW = 26
    /// The X key, usage 0x1B.
    case keyboardX = 27
    /// The Y key, usage 0x1C.
    case keyboardY = 28
    /// The Z key, usage 0x1D.
    case keyboardZ = 29
    /// The 1 and ! key.
    case keyboard1 = 30
    /// The 2 and @ key.
    case keyboard2 = 31
    /// The 3 and # key.
    case keyboard3 = 32
    /// The 4 and $ key.
    case keyboard4 = 33
    /// The 5 and % key.
    case keyboard5 = 34
    /// The 6 and ^ key.
    case keyboard6 = 35
    /// The 7 and & key.
    case keyboard7 = 36
    /// The 8 and * key.
    case keyboard8 = 37
    /// The 9 and ( key.
    case keyboard9 = 38
    /// The 0 and ) key.
    case keyboard0 = 39
    /// The Return key on the keyboard.
    case keyboardReturnOrEnter = 40
    /// The Escape key on the keyboard.
    case keyboardEscape = 41
    /// The Delete (Backspace) key on the keyboard.
    case keyboardDeleteOrBackspace = 42
    /// The Tab key on the keyboard.
    case keyboardTab = 43
    /// The Space key on the keyboard.
    case keyboardSpacebar = 44
    /// The - and _ key.
    case keyboardHyphen = 45
    /// The = and + key.
    case keyboardEqualSign = 46
    /// The [ and { key.
    case keyboardOpenBracket = 47
    /// The ] and } key.
    case keyboardCloseBracket = 48
    /// The \ and | key.
    case keyboardBackslash = 49
    /// The # and ~ key of non-US keyboards.
    case keyboardNonUSPound = 50
    /// The ; and : key.
    case keyboardSemicolon = 51
    /// The ' and " key.
    case keyboardQuote = 52
    /// The ` and ~ key.
    case keyboardGraveAccentAndTilde = 53
    /// The , and < key.
    case keyboardComma = 54
    /// The . and > key.
    case keyboardPeriod = 55
    /// The / and ? key.
    case keyboardSlash = 56
    /// The Caps Lock key on the keyboard.
    case keyboardCapsLock = 57
    /// The F1 function key.
    case keyboardF1 = 58
    /// The F2 function key.
    case keyboardF2 = 59
    /// The F3 function key.
    case keyboardF3 = 60
    /// The F4 function key.
    case keyboardF4 = 61
    /// The F5 function key.
    case keyboardF5 = 62
    /// The F6 function key.
    case keyboardF6 = 63
    /// The F7 function key.
    case keyboardF7 = 64
    /// The F8 function key.
    case keyboardF8 = 65
    /// The F9 function key.
    case keyboardF9 = 66
    /// The F10 function key.
    case keyboardF10 = 67
    /// The F11 function key.
    case keyboardF11 = 68
    /// The F12 function key.
    case keyboardF12 = 69
    /// The Print Screen key on the keyboard.
    case keyboardPrintScreen = 70
    /// The Scroll Lock key on the keyboard.
    case keyboardScrollLock = 71
    /// The Pause key on the keyboard.
    case keyboardPause = 72
    /// The Insert key on the keyboard.
    case keyboardInsert = 73
    /// The Home key on the keyboard.
    case keyboardHome = 74
    /// The Page Up key on the keyboard.
    case keyboardPageUp = 75
    /// The Forward Delete key on the keyboard.
    case keyboardDeleteForward = 76
    /// The End key on the keyboard.
    case keyboardEnd = 77
    /// The Page Down key on the keyboard.
    case keyboardPageDown = 78
    /// The Right Arrow key on the keyboard.
    case keyboardRightArrow = 79
    /// The Left Arrow key on the keyboard.
    case keyboardLeftArrow = 80
    /// The Down Arrow key on the keyboard.
    case keyboardDownArrow = 81
    /// The Up Arrow key on the keyboard.
    case keyboardUpArrow = 82
    /// The Num Lock key on the keypad.
    case keypadNumLock = 83
    /// The / key on the keypad.
    case keypadSlash = 84
    /// The * key on the keypad.
    case keypadAsterisk = 85
    /// The - key on the keypad.
    case keypadHyphen = 86
    /// The + key on the keypad.
    case keypadPlus = 87
    /// The Enter key on the keypad.
    case keypadEnter = 88
    /// The 1 key on the keypad.
    case keypad1 = 89
    /// The 2 key on the keypad.
    case keypad2 = 90
    /// The 3 key on the keypad.
    case keypad3 = 91
    /// The 4 key on the keypad.
    case keypad4 = 92
    /// The 5 key on the keypad.
    case keypad5 = 93
    /// The 6 key on the keypad.
    case keypad6 = 94
    /// The 7 key on the keypad.
    case keypad7 = 95
    /// The 8 key on the keypad.
    case keypad8 = 96
    /// The 9 key on the keypad.
    case keypad9 = 97
    /// The 0 key on the keypad.
    case keypad0 = 98
    /// The . and Delete key on the keypad.
    case keypadPeriod = 99
    /// The \ and | key of non-US keyboards.
    case keyboardNonUSBackslash = 100
    /// The Application key on the keyboard.
    case keyboardApplication = 101
    /// The Power key on the keyboard.
    case keyboardPower = 102
    /// The = key on the keypad.
    case keypadEqualSign = 103
    /// The F13 function key.
    case keyboardF13 = 104
    /// The F14 function key.
    case keyboardF14 = 105
    /// The F15 function key.
    case keyboardF15 = 106
    /// The F16 function key.
    case keyboardF16 = 107
    /// The F17 function key.
    case keyboardF17 = 108
    /// The F18 function key.
    case keyboardF18 = 109
    /// The F19 function key.
    case keyboardF19 = 110
    /// The F20 function key.
    case keyboardF20 = 111
    /// The F21 function key.
    case keyboardF21 = 112
    /// The F22 function key.
    case keyboardF22 = 113
    /// The F23 function key.
    case keyboardF23 = 114
    /// The F24 function key.
    case keyboardF24 = 115
    /// The left Control key on the keyboard.
    case keyboardLeftControl = 224
    /// The left Shift key on the keyboard.
    case keyboardLeftShift = 225
    /// The left Option key on the keyboard.
    case keyboardLeftAlt = 226
    /// The left Command key on the keyboard.
    case keyboardLeftGUI = 227
    /// The right Control key on the keyboard.
    case keyboardRightControl = 228
    /// The right Shift key on the keyboard.
    case keyboardRightShift = 229
    /// The right Option key on the keyboard.
    case keyboardRightAlt = 230
    /// The right Command key on the keyboard.
    case keyboardRightGUI = 231
}
