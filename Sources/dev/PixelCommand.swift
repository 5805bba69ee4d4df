import Files
import Foundation
import PixelReports
import Raster
import Typography

/// Compares pictures that Apple's renderer made for public test suites with those of the same views that are made here.
///
/// Neither the pictures nor a way to make them is in the repository: a list names pairs of files, by repository and cause.
/// What was found so far is in `docs/pixels.md`.
enum PixelCommand {
    /// `PAIRS [-o FILE.json] [--sheets FOLDER] [--per N]`.
    ///
    /// - Returns: 0 if every pair was compared, 1 if some were refused, 2 if none was compared.
    static func run(_ arguments: [String]) -> Int32 {
        var options = ["-o": "", "--sheets": "", "--per": "8"], files: [String] = []
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if options[word] != nil {
                guard let value = rest.popFirst() else { return usage() }
                options[word] = value
            } else if word.hasPrefix("-") {
                return usage()
            } else {
                files.append(word)
            }
        }
        guard files.count == 1, let count = Int(options["--per"] ?? ""), count > 0 else { return usage() }
        let list = PairList(contentsOf: files[0])
        for problem in list.problems { print(problem) }
        var report = PixelReport(), refused = list.problems.count
        for pair in list.pairs {
            do throws(PairProblem) {
                let apple = try FlatPicture(contentsOf: pair.apple)
                let ours = try FlatPicture(contentsOf: pair.ours)
                report.add(PixelReport.Entry(pair, PictureFigures(apple: apple, ours: ours)))
            } catch {
                print(error)
                refused += 1
            }
        }
        guard !report.entries.isEmpty else {
            print("nothing was compared")
            return 2
        }
        print(report.table)
        guard write(report, to: options["-o"] ?? ""),
            drawSheets(of: report, in: options["--sheets"] ?? "", count: count)
        else { return 2 }
        return refused == 0 ? 0 : 1
    }

    private static func usage() -> Int32 {
        print("dev pixels PAIRS [-o FILE.json] [--sheets FOLDER] [--per N]")
        print(
            "PAIRS has the columns repo, apple, ours, name, cause, with tabs; or is a JSON array of objects")
        return 2
    }

    /// Writes the figures of every pair, if there is a path.
    private static func write(_ report: PixelReport, to path: String) -> Bool {
        guard !path.isEmpty else { return true }
        do throws(FileError) {
            try writeFile(Array((report.json.indentedText + "\n").utf8), to: path)
        } catch {
            print(error.diagnostic)
            return false
        }
        return true
    }

    /// Draws sheets of every repository, the pairs that differ most first, if there is a folder.
    private static func drawSheets(of report: PixelReport, in folder: String, count: Int) -> Bool {
        guard !folder.isEmpty else { return true }
        let fonts = ProcessInfo.processInfo.environment["MAQUETTE_FONTS"] ?? "fonts"
        guard let library = try? FontLibrary(directory: fonts, additional: []) else {
            print("there are no fonts in '\(fonts)'")
            return false
        }
        let text = TextEngine(library: library)
        for repository in report.repositories {
            let entries = report.entries.filter { $0.pair.repository == repository }
                .sorted { $0.figures.equalWithin8 < $1.figures.equalWithin8 }
            let name = String(repository.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
            for (number, start) in stride(from: 0, to: entries.count, by: count).enumerated() {
                let part = entries[start..<min(start + count, entries.count)]
                let path = "\(folder)/\(name)-\(number < 10 ? "0" : "")\(number).png"
                guard drawSheet(of: part, to: path, text) else { return false }
            }
        }
        return true
    }

    private static func drawSheet(
        of entries: ArraySlice<PixelReport.Entry>, to path: String, _ text: TextEngine
    ) -> Bool {
        var sheet = PairSheet(text: text)
        do {
            for entry in entries {
                sheet.add(
                    entry, apple: try FlatPicture(contentsOf: entry.pair.apple),
                    ours: try FlatPicture(contentsOf: entry.pair.ours))
            }
            try writeFile(try sheet.png(), to: path)
        } catch let error as FileError {
            print(error.diagnostic)
            return false
        } catch {
            print(error)
            return false
        }
        return true
    }
}
