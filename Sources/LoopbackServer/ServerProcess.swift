import Foundation

/// What the processes of servers have in common.
package enum ServerProcess {
    /// Limits the memory of this process.
    ///
    /// The library reads header lines of any length: a request without an end ends this process, and does not take
    /// the memory of others.
    package static func limitMemory(toBytes bytes: Int) {
        var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    }

    /// Writes the address of the page, and what is served to standard error.
    package static func announce(_ address: String, _ content: String) {
        FileHandle.standardOutput.write(Data((address + "\n").utf8))
        log("serving \(content); interrupt with Control-C")
    }

    /// Writes that the port cannot be used.
    package static func report(_ error: any Error, port: UInt16) {
        log("error: port \(port) cannot be used: \(error.localizedDescription)")
    }

    /// Writes a line to standard error.
    package static func log(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
