import Files
import Glibc

/// Contents as files, in folders by the first two digits of their names.
struct FolderStore: CacheStore {
    /// The folder; it need not exist.
    let path: String
    /// The number of bytes of all files that `trim` leaves at most.
    let byteLimit: Int

    private func file(of name: String) -> String { "\(path)/\(name.prefix(2))/\(name)" }

    func content(of name: String) throws(CacheProblem) -> [UInt8]? {
        let file = file(of: name)
        do throws(FileError) {
            let bytes = try readFile(file, as: .cacheEntry)
            noteUse(of: file)
            return bytes
        } catch .missing {
            return nil
        } catch .tooLarge {
            // Not an entry; it is replaced.
            return []
        } catch {
            throw CacheProblem(reason: error.reason)
        }
    }

    func keep(_ content: [UInt8], as name: String) throws(CacheProblem) {
        do throws(FileError) { try writeFile(content, to: file(of: name)) } catch {
            throw CacheProblem(reason: error.reason)
        }
    }

    /// Chosen: the time of use is noted once a day, so that runs that only read do not write.
    private static let noteSeconds = 86_400

    private func noteUse(of file: String) {
        var information = stat()
        guard stat(file, &information) == 0,
            information.st_mtim.tv_sec + FolderStore.noteSeconds < time(nil)
        else { return }
        utimes(file, nil)
    }

    func trim() throws(CacheProblem) {
        var files: [(path: String, size: Int, used: Int)] = [], total = 0
        for folder in try entries(of: path) where folder.utf8.count == 2 {
            for name in try entries(of: "\(path)/\(folder)") where !isTemporaryFileName(name) {
                let file = "\(path)/\(folder)/\(name)"
                var information = stat()
                guard lstat(file, &information) == 0 else { continue }
                // What it takes up on disk.
                let size = Int(information.st_blocks) * 512
                files.append((file, size, information.st_mtim.tv_sec))
                total += size
            }
        }
        guard total > byteLimit else { return }
        // Some room is left, so that not every run has to remove entries.
        for file in files.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) {
            guard total > byteLimit / 10 * 9 else { break }
            unlink(file.path)
            total -= file.size
        }
    }

    private func entries(of folder: String) throws(CacheProblem) -> [String] {
        do throws(FileError) { return try FolderListing(of: folder).entries.map(\.name) } catch .missing {
            return []
        } catch {
            throw CacheProblem(reason: error.reason)
        }
    }
}
