import Foundation
import SeededRandom

// File system objects that are not regular files, or that cannot be read.
extension HostileProject {
    /// Creates a link to an unsuitable target.
    mutating func addLink() -> String {
        if numbers.chance(40) {
            let target = numbers.pick(".", "..", "/", "App", "../App", "/proc/self", "/dev")
            let names = ["a", "b", "App/c", "App/Assets.xcassets/d", "images/e", "fonts/f"]
            for name in names where numbers.chance(60) { symlink(target, clear(name)) }
            return "links to the folder \(target)"
        }
        let place = place()
        let target = numbers.pick(
            "/dev/zero", "/dev/null", "/dev/tty", "/proc/self/mem", "/proc/kmsg", "/proc/self/pagemap",
            "nowhere",
            place.split(separator: "/").last.map(String.init) ?? "", "/", "/etc/passwd")
        symlink(target, clear(place))
        return "\(place) is a link to \(target)"
    }

    /// Creates a pipe without a writer, or a folder.
    mutating func addPipe() -> String {
        let place = place()
        let path = clear(place)
        if numbers.chance(70) {
            mkfifo(path, 0o600)
            return "\(place) is a pipe"
        }
        mkdir(path, 0o700)
        return "\(place) is a folder"
    }

    /// Makes a file too large or unreadable.
    mutating func addLargeFile() -> String {
        let place = place()
        let path = folder + "/" + place
        if numbers.chance(15) {
            if !FileManager.default.fileExists(atPath: path) { write([1, 2, 3], to: place) }
            chmod(path, numbers.pick(0, 0o200, 0o111))
            return "\(place) may not be read"
        }
        // Sizes above, at and below the limits of file kinds; some begin with valid contents.
        let size = numbers.pick(1 << 40, 1 << 33, 129 << 20, 64 << 20, 7 << 20, 1 << 20, 100_000, 1, 0)
        let isLarge = size > 8 << 20
        if !FileManager.default.fileExists(atPath: path) || numbers.chance(50) {
            write(isLarge ? bomb(for: place).bytes : [], to: place)
        }
        truncate(path, off_t(size))
        return "\(place) has \(size) bytes, most of them zero"
    }

    /// Creates files with unusual names.
    mutating func addUnusualName() -> String {
        let strange = [
            "new\nline", "bell\u{7}", "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "tab\t", " ", "-o",
            "--json",
            "%s%n", "caf\u{E9}", "cafe\u{301}", "\u{202E}gnp", "😀👩‍👩‍👧", "a\\b", "'\"`$(touch x)", "*", "?[a",
            "~",
            String(repeating: "n", count: 230), "\u{85}\u{2028}", "CON", "..a", "\u{7F}", "a;b&c|d",
        ]
        let name = numbers.element(of: strange) ?? "a"
        let ending = numbers.pick(
            ".screen.yaml", ".screen.json", ".xib", ".storyboard", "/other.screen.yaml")
        let isGood = numbers.chance(50)
        let text =
            ending.hasSuffix("b") || ending.hasSuffix("d") ? HostileProject.storyboard : "root: {}\n"
        write(Array((isGood ? text : "root: [\(name)").utf8), to: name + ending)
        if numbers.chance(30) { write([0x81], to: "App/" + name + ".xib") }
        if numbers.chance(10) { writeNameThatIsNoText() }
        return "a file is called \(name.debugDescription)\(ending)"
    }

    private func writeNameThatIsNoText() {
        let path = Array((folder + "/").utf8) + [0xFF, 0xC0] + Array(".screen.yaml\0".utf8)
        path.map(CChar.init(bitPattern:)).withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            let descriptor = open(start, O_CREAT | O_WRONLY, 0o600)
            if descriptor >= 0 { close(descriptor) }
        }
    }

    /// Creates a deep or wide folder tree.
    mutating func addLargeTree() -> String {
        if numbers.chance(50) {
            let depth = numbers.pick(30, 100, 400)
            let name = numbers.pick("d", "App", String(repeating: "x", count: 60))
            var path = folder
            for _ in 0..<depth where path.utf8.count + name.utf8.count < 4000 {
                path += "/" + name
                if mkdir(path, 0o700) != 0, errno != EEXIST { break }
            }
            _ = FileManager.default.createFile(
                atPath: path + "/a.screen.yaml", contents: Data("root: {}".utf8))
            return "folders \(depth) deep"
        }
        let count = numbers.pick(100, 1000)
        let place = numbers.pick("wide", "images", "fonts", "goldens", "App/Assets.xcassets")
        let ending = numbers.pick(".txt", "", ".png", ".ttf", ".imageset")
        clear(place + "/0")
        for index in 0..<count {
            _ = FileManager.default.createFile(
                atPath: "\(folder)/\(place)/\(index)\(ending)", contents: Data())
        }
        return "\(count) files in \(place)"
    }

    /// Writes a corrupted real file to a path that is read.
    mutating func addCorruptedFile() -> String {
        guard let path = numbers.element(of: material.files),
            var bytes = HostileMaterial.bytes(of: path)
        else {
            return "nothing"
        }
        let ending = path.split(separator: ".").last.map { "." + $0 } ?? ""
        let candidates = HostileProject.places.filter { $0.hasSuffix(ending) } + ["App/Real\(ending)"]
        let place = numbers.element(of: candidates) ?? "App/Real\(ending)"
        let how = corrupt(&bytes)
        write(bytes, to: place)
        return "\(place) is \(path.split(separator: "/").suffix(2).joined(separator: "/")) with \(how)"
    }

    private mutating func corrupt(_ bytes: inout [UInt8]) -> String {
        guard !bytes.isEmpty else { return "nothing in it" }
        let last = bytes.count - 1
        switch numbers.number(0...4) {
        case 0:
            let count = numbers.pick(1, 2, 8, 64)
            for _ in 0..<count { bytes[numbers.number(0...last)] ^= UInt8(1 << numbers.number(0...7)) }
            return "\(count) bits flipped"
        case 1:
            let count = numbers.pick(1, 4, 32)
            for _ in 0..<count { bytes[numbers.number(0...last)] = UInt8(numbers.number(0...255)) }
            return "\(count) bytes changed"
        case 2:
            bytes.removeLast(numbers.number(1...bytes.count))
            return "its end cut off"
        case 3:
            let start = numbers.number(0...last)
            let end = min(last, start + numbers.number(0...500))
            bytes.removeSubrange(start...end)
            return "a piece cut out"
        default:
            let start = numbers.number(0...last)
            let end = min(last, start + numbers.number(0...500))
            let piece = bytes[start...end]
            let times = numbers.pick(1, 10, 200)
            for _ in 0..<times { bytes.insert(contentsOf: piece, at: end) }
            return "a piece \(times) times more"
        }
    }
}
