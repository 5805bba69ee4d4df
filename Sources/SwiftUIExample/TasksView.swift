import SwiftUI

/// A list of data with state, which changes after it has appeared.
struct TasksView: View {
    private struct Task: Identifiable {
        let id: Int
        var title: String
        var isDone = false
    }

    private struct Row: View {
        @Binding var task: Task
        var body: some View {
            HStack {
                Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(task.isDone ? Color.green : .secondary)
                Text(task.title).strikethrough(task.isDone)
                Spacer()
            }
            .padding(.vertical, 10)
        }
    }

    var showsAll: Bool
    @State private var tasks = [
        Task(id: 1, title: "Water the tomatoes"), Task(id: 2, title: "Buy seeds"),
        Task(id: 3, title: "Mow the lawn"), Task(id: 4, title: "Sharpen the shears"),
    ]

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                Text("\(tasks.filter(\.isDone).count) of \(tasks.count) done").font(.title2.bold())
                    .padding(.bottom, 8)
                ForEach($tasks) { $task in
                    if showsAll || !task.isDone {
                        Row(task: $task)
                        Divider()
                    }
                }
            }
            .padding()
        }
        .onAppear {
            for index in [0, 2] { tasks[index].isDone = true }
        }
    }
}
