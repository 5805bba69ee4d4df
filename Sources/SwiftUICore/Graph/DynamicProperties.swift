/// The dynamic properties of a view or modifier: where they are in its values, and what is kept for them.
struct DynamicProperties {
    /// A dynamic property of a type.
    struct Field {
        var offset: Int
        var type: any DynamicProperty.Type
        /// The properties inside one of the app's own.
        var inner: [Field]
    }

    private let fields: [Field]
    private var slots: [PropertySlot] = []

    init(of type: any Any.Type, in graph: ViewGraph) { fields = graph.dynamicProperties(of: type) }

    /// Returns the dynamic properties of a type, found by its stored properties.
    static func fields(of type: any Any.Type) -> [Field] {
        TypeFields.fields(of: type).flatMap { field -> [Field] in
            guard let property = field.type as? any DynamicProperty.Type else {
                guard type is any PropertyHolder.Type else { return [] }
                return fields(of: field.type).map { inner in
                    Field(offset: field.offset + inner.offset, type: inner.type, inner: inner.inner)
                }
            }
            let isOwn = property is any GraphProperty.Type
            return [Field(offset: field.offset, type: property, inner: isOwn ? [] : fields(of: field.type))]
        }
    }

    /// Connects the properties of a value to what is kept for them.
    mutating func connect<Value>(_ value: inout Value, to node: ViewNode) {
        guard !fields.isEmpty else { return }
        var index = 0
        withUnsafeMutablePointer(to: &value) { pointer in
            connect(fields, in: UnsafeMutableRawPointer(pointer), to: node, next: &index)
        }
    }

    private mutating func connect(
        _ fields: [Field], in memory: UnsafeMutableRawPointer, to node: ViewNode, next index: inout Int
    ) {
        for field in fields {
            connect(field.inner, in: memory + field.offset, to: node, next: &index)
            if index == slots.count { slots.append(PropertySlot(node: node)) }
            DynamicProperties.connect(field.type, at: memory + field.offset, to: slots[index])
            index += 1
        }
    }

    private static func connect<Property: DynamicProperty>(
        _ type: Property.Type, at memory: UnsafeMutableRawPointer, to slot: PropertySlot
    ) {
        let pointer = memory.assumingMemoryBound(to: type)
        if let type = type as? any GraphProperty.Type {
            connect(own: type, at: memory, to: slot)
        } else {
            pointer.pointee.update()
        }
    }

    private static func connect<Property: GraphProperty>(
        own type: Property.Type, at memory: UnsafeMutableRawPointer, to slot: PropertySlot
    ) {
        let pointer = memory.assumingMemoryBound(to: type)
        pointer.pointee.connect(to: slot)
    }

    /// Ends subscriptions of what is kept.
    mutating func disconnect() {
        for slot in slots { slot.storage = nil }
        slots = []
    }
}
