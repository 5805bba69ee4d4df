extension DeviceNameError {
    /// What to do about it.
    public var hints: [String] {
        switch self {
        case .invalidSize: []
        case .unknown(let name):
            NearestName.of(name, among: DeviceTable.allNames).map { ["did you mean '\($0)'?"] }
                ?? ["'maquette devices' lists them; a size such as 390x844@3 will do too"]
        }
    }
}
