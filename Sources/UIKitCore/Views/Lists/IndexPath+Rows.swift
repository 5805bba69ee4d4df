extension IndexPath {
    /// Creates the index path of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Creates the index path of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section, starting at 0; 0 where the path has none.
    public var section: Int {
        get { count > 0 ? self[0] : 0 }
        set { self = IndexPath(indexes: [newValue, row]) }
    }

    /// The row in its section, starting at 0; 0 where the path has none.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(indexes: [section, newValue]) }
    }

    /// The item in its section, starting at 0; 0 where the path has none.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}

extension NSIndexPath {
    /// Creates the index path of a row in a section.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }
    /// Creates the index path of an item in a section.
    public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// The section, starting at 0; 0 where the path has none.
    public var section: Int { (self as IndexPath).section }
    /// The row in its section, starting at 0; 0 where the path has none.
    public var row: Int { (self as IndexPath).row }
    /// The item in its section, starting at 0; 0 where the path has none.
    public var item: Int { (self as IndexPath).item }
}
