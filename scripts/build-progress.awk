# How far a build is, from what SwiftPM has printed, in percent of the time that the whole build takes.
#
# Reads, in this order: the table of modules in ARCHITECTURE.md, scripts/build-times, a list of files with lines
# "TIME BYTES PATH", and the output of `swift build`. The variables:
#
#     products   the products that are built
#     folder     the folder of the build, such as .build/release
#     cores      how many modules are compiled at a time
#     elapsed    the seconds since the build has begun
#     known      the modules that the line before has counted, and
#     at         the seconds at which it counted them first; -1 and 0 at the start
#
# Prints one line: the percentage, the seconds that are left, the number of modules that are compiled, that of all that
# have to be, and the seconds at which the number of compiled ones has changed.

# The module of a source, or nothing.
function moduleOf(path,    parts, count) {
    count = split(path, parts, "/")
    if (count < 3) return ""
    if (parts[1] == "Tests") return parts[2]
    if (parts[2] == "Frameworks") return count > 3 ? parts[3] : ""
    return parts[2]
}

# The target of an executable, such as ReportServerCommand of maquette-report-server.
function target(product,    words, count, name, i) {
    if (product !~ /^maquette/) return product
    count = split(product, words, "-")
    for (i = count > 1 ? 2 : 1; i <= count; i++) name = name toupper(substr(words[i], 1, 1)) substr(words[i], 2)
    return name "Command"
}

# Adds a module and what it imports to the plan, imported modules first.
function visit(module,    names, count, i) {
    if (module in visited || module ~ /^C[A-Z]/ && !(module in bytes)) return
    visited[module] = 1
    count = split(imports[module], names, " ")
    for (i = 1; i <= count; i++) visit(names[i])
    if (module in bytes || module in seconds) plan[++planned] = module
}

# Whether a module has to be compiled; those that it imports have been asked before.
function isStale(module,    names, count, i) {
    if (!(module in built) || newest[module] > built[module] || finished[module]) return 1
    # In debug, what imports a module is compiled again only if its interface changes.
    if (isDebug) return 0
    count = split(imports[module], names, " ")
    for (i = 1; i <= count; i++) {
        if (names[i] in stale || names[i] in built && built[names[i]] > built[module]) return 1
    }
    return 0
}

function cost(module,    whole) {
    if (!isDebug) return module in seconds ? seconds[module] : 0.5 + bytes[module] / 20000
    whole = module in bytes ? 0.3 + bytes[module] / 40000 : seconds[module] / 2
    # Measured: a line of UIKitCore.
    return module in built ? 0.15 * whole : whole
}

# The share of a module that is compiled.
function share(module) {
    # Of a module that is there, debug builds compile a part, and nobody knows which before the next one begins.
    if (!isDebug || module in built || finished[module] >= sources[module]) return finished[module] > 0
    return finished[module] / sources[module]
}

BEGIN { isDebug = folder ~ /debug$/ }

# Files may be empty, so that each is announced by an assignment before its name.

file == 1 && /^\| `/ {
    split($0, cells, "|")
    gsub(/`/, "", cells[2])
    gsub(/ - /, " ", cells[4])
    count = split(cells[2], names, " ")
    for (i = 1; i <= count; i++) imports[names[i]] = cells[4] " " cells[5]
}

file == 2 && !/^#/ && NF {
    seconds[$1] = $2
    for (i = 3; i <= NF; i++) imports[$1] = imports[$1] " " $i
}

file == 3 {
    path = $3
    if (path ~ /\.swiftmodule$/) {
        sub(/.*\//, "", path)
        sub(/\.swiftmodule$/, "", path)
        built[path] = $1
    } else if ((module = moduleOf(path)) != "") {
        if ($1 > newest[module]) newest[module] = $1
        bytes[module] += $2
        sources[module]++
        if (path ~ /^Sources\/Frameworks\//) frameworks[module] = 1
        if (path ~ /^Tests\//) tests[module] = 1
    }
}

file == 4 && /^\[[0-9]+\/[0-9]+\] Compiling / && NF >= 4 { finished[$3]++ }
file == 4 && /^\[[0-9]+\/[0-9]+\] Linking / { linked++ }

END {
    count = split(products, names, " ")
    for (i = 1; i <= count; i++) {
        if (names[i] == "MaquetteRuntime") {
            visit("UIKit"); visit("MyLayout"); visit("MaquetteCommands")
            # Asking for a variable would make it.
            some = "MAQUETTE_FRAMEWORKS" in ENVIRON
            if (some) chosen = " " ENVIRON["MAQUETTE_FRAMEWORKS"] " "
            for (module in frameworks) if (!some || index(chosen, " " module " ")) visit(module)
        } else if (names[i] == "MaquettePackageTests") {
            for (module in bytes) if (!(module in tests)) visit(module)
            for (module in tests) {
                name = module
                sub(/Tests$/, "", name)
                imports[module] = name in bytes ? name : "MaquetteCommands"
                visit(module)
            }
        } else {
            visit(target(names[i]))
        }
        if (names[i] != "MaquetteRuntime") links++
    }
    for (module in finished) visit(module)

    # What has to be compiled, and when the compiled ones are those of now if it goes as expected.
    for (i = 1; i <= planned; i++) {
        if (!isStale(plan[i])) continue
        stale[plan[i]] = 1
        order[++total] = plan[i]
        done += share(plan[i]) * cost(plan[i])
        compiled += share(plan[i]) == 1
    }
    time = running = 0
    left = total
    while (left) {
        for (i = 1; i <= total && running < cores; i++) {
            module = order[i]
            if (module in begun) continue
            waits = 0
            count = split(imports[module], names, " ")
            for (j = 1; j <= count && !waits; j++) waits = names[j] in stale && !(names[j] in over)
            if (waits) continue
            begun[module] = 1
            ends[module] = time + cost(module)
            running++
        }
        if (!running) break
        first = ""
        for (module in begun) if (!(module in over) && (first == "" || ends[module] < ends[first])) first = module
        time = ends[first]
        over[first] = 1
        running--
        left--
        sum += cost(first)
        if (sum <= done + 0.001) position = time
        else if (!following) following = time
    }
    whole = time + links * seconds["link"]
    if (!following) following = whole

    if (compiled + linked != known) at = elapsed
    # SwiftPM does not begin with the modules that the most others wait for, as the schedule does. Measured: 357 seconds
    # for 285 by the schedule.
    pace = position > 10 && at > 5 ? at / position : 1.25
    pace = pace < 0.25 ? 0.25 : pace > 6 ? 6 : pace
    now = position + (elapsed - at) / pace
    limit = position + 0.95 * (following - position)
    if (now > limit) now = limit
    if (!whole) whole = 1
    printf "%d %d %d %d %d %d\n", 100 * now / whole, (whole - now) * pace, compiled, total, compiled + linked, at
}
