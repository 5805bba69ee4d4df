#!/usr/bin/env python3
"""Writes the solver's fixtures: random systems with their optima, computed by SciPy's HiGHS.

    pip install scipy numpy
    python3 scripts/solver-oracle.py [--count N] [--seed S] [-o FILE]

Each line of the file is one case, with fields separated by tabs:

1. the number of variables; their order keys are 0, 1, 2, ...
2. the constraints, separated by spaces, order keys 0, 1, 2, ...:
   `priority,relation,rank,constant,variable,coefficient,variable,coefficient,...`,
   where the sum of the constant and all terms is <, = or > zero
3. the conflicts between required constraints: `-` for none; otherwise, separated by spaces, the single
   irreducible set of each round as `a+b+c`, before the broken constraint is removed
4. the least error of each level, highest first: `priority:error`, with 1000 for the broken constraints
5. the values of the one point that the tie rule selects (every variable in turn as close to 0 as possible),
   or `-` if they were not computed

Levels are solved one after another; each optimum is kept while the next one is computed. Cases whose
conflicts are not unique are omitted, so that the broken constraints are unambiguous.
"""
import argparse
import itertools
import random
import sys

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

OPTIONS = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10, "presolve": True}


class Constraint:
    """A constraint on numbered variables."""

    def __init__(self, priority, relation, terms, constant, rank=0):
        self.priority, self.relation, self.rank = priority, relation, rank
        self.terms = {v: c for v, c in terms.items() if c != 0}
        self.constant = constant

    def text(self):
        parts = [number(self.priority), self.relation, str(self.rank), number(self.constant)]
        for variable, coefficient in sorted(self.terms.items()):
            parts += [str(variable), number(coefficient)]
        return ",".join(parts)


def number(value):
    """The shortest text that parses to the same number."""
    return str(int(value)) if value == int(value) and abs(value) < 1e15 else repr(float(value))


class Program:
    """A linear program of the variables and two error columns per constraint."""

    def __init__(self, variables, hard, soft):
        self.n, self.soft = variables, soft
        self.width = variables + 2 * len(soft)
        self.eq, self.ub = ([], []), ([], [])
        for constraint in hard:
            self.add(self.row(constraint.terms), constraint.relation, -constraint.constant)
        for index, constraint in enumerate(soft):
            row = self.row(constraint.terms)
            row[variables + 2 * index] = -1
            row[variables + 2 * index + 1] = 1
            self.add(row, constraint.relation, -constraint.constant)
        self.bounds = [(None, None)] * variables + [(0, None)] * (2 * len(soft))

    def row(self, terms):
        row = np.zeros(self.width)
        for variable, coefficient in terms.items():
            row[variable] = coefficient
        return row

    def add(self, row, relation, side):
        if relation == "=":
            self.eq[0].append(row)
            self.eq[1].append(side)
        else:
            sign = 1 if relation == "<" else -1
            self.ub[0].append(sign * row)
            self.ub[1].append(sign * side)

    def solve(self, cost):
        result = linprog(
            cost,
            A_ub=csr_matrix(np.array(self.ub[0])) if self.ub[0] else None, b_ub=self.ub[1] or None,
            A_eq=csr_matrix(np.array(self.eq[0])) if self.eq[0] else None, b_eq=self.eq[1] or None,
            bounds=self.bounds, method="highs", options=OPTIONS)
        return result

    def level_cost(self, priority):
        cost = np.zeros(self.width)
        for index, constraint in enumerate(self.soft):
            if constraint.priority == priority:
                side = self.n + 2 * index
                if constraint.relation != ">":
                    cost[side] = 1
                if constraint.relation != "<":
                    cost[side + 1] = 1
                # An error without cost could take any value; it stays at zero.
        return cost


def is_feasible(variables, constraints):
    """Whether required constraints can all be satisfied; None if that depends on rounding."""
    if not constraints:
        return True
    soft = [Constraint(1, c.relation, c.terms, c.constant) for c in constraints]
    program = Program(variables, [], soft)
    cost = np.zeros(program.width)
    cost[variables:] = 1
    result = program.solve(cost)
    if result.status != 0:
        return None
    if result.fun < 1e-7:
        return True
    return False if result.fun > 1e-4 else None


def irreducible_sets(variables, constraints, limit=3):
    """All irreducible infeasible sets (as in MARCO, by brute force); None if there are more than `limit`."""
    indices = list(range(len(constraints)))
    found = []

    def possible(subset):
        return is_feasible(variables, [constraints[i] for i in subset])

    def shrink(subset):
        kept = list(subset)
        for index in list(subset):
            rest = [i for i in kept if i != index]
            answer = possible(rest)
            if answer is None:
                return None
            if not answer:
                kept = rest
        return tuple(sorted(kept))

    # Any other irreducible set lacks a member of each set found: try all hitting sets of those found.
    while True:
        seeds = [()] if not found else set(itertools.product(*found))
        new = None
        for hit in seeds:
            subset = [i for i in indices if i not in hit]
            answer = possible(subset)
            if answer is None:
                return None
            if not answer:
                new = shrink(subset)
                if new is None:
                    return None
                break
        if new is None:
            return found
        found.append(new)
        if len(found) > limit:
            return None


def solve_case(variables, constraints, with_values):
    """Conflicts, level errors and the point of the tie rule; None for a case to omit.

    Cases whose result depends on the tolerance of a level are omitted: they test rounding, not optima.
    """
    loose = solve_with_margin(variables, constraints, with_values, 1e-8)
    tight = solve_with_margin(variables, constraints, with_values, 1e-10)
    if loose is None or tight is None or loose[0] != tight[0]:
        return None
    numbers = [[float(word.split(":")[-1]) for word in part.split() if word != "-"]
               for answer in (loose, tight) for part in answer[1:]]
    first, second = numbers[0] + numbers[1], numbers[2] + numbers[3]
    if any(abs(a - b) > 1e-6 * max(1, abs(b)) for a, b in zip(first, second)):
        return None
    return tight


def solve_with_margin(variables, constraints, with_values, margin):
    """As `solve_case`, with each level kept within a margin."""
    hard = [c for c in constraints if c.priority == 1000]
    names = {id(c): i for i, c in enumerate(constraints)}
    conflicts, broken = [], []
    while True:
        answer = is_feasible(variables, hard)
        if answer is None:
            return None
        if answer:
            break
        sets = irreducible_sets(variables, hard, limit=1)
        if sets is None or len(sets) != 1:
            return None
        members = [hard[i] for i in sets[0]]
        conflicts.append("+".join(str(names[id(c)]) for c in members))
        loser = min(members, key=lambda c: (c.rank, -names[id(c)]))
        hard = [c for c in hard if c is not loser]
        broken.append(loser)
    soft = broken + [c for c in constraints if c.priority != 1000]
    program = Program(variables, hard, soft)
    for index, constraint in enumerate(soft):
        if constraint.relation == "<":
            program.bounds[variables + 2 * index + 1] = (0, 0)
            # A value below the bound is no error: the row itself is an inequality.
        if constraint.relation == ">":
            program.bounds[variables + 2 * index] = (0, 0)
    levels = []
    for priority in sorted({c.priority for c in soft}, reverse=True):
        cost = program.level_cost(priority)
        result = program.solve(cost)
        if result.status != 0:
            return None
        least = max(0.0, result.fun)
        levels.append(f"{number(priority)}:{number(round(least, 9))}")
        program.add(cost, "<", least + margin)
    values = tied_point(program, variables, 10 * margin) if with_values else "-"
    return None if values is None else (" ".join(conflicts) or "-", " ".join(levels) or "-", values)


def tied_point(program, variables, margin):
    """The point with every variable in turn as close to 0 as possible, kept there within a margin."""
    width = program.width
    values = []
    for variable in range(variables):
        cost = np.zeros(width)
        cost[variable] = 1
        low = program.solve(cost)
        high = program.solve(-cost)
        bottom = low.fun if low.status == 0 else (-np.inf if low.status == 3 else None)
        top = -high.fun if high.status == 0 else (np.inf if high.status == 3 else None)
        if bottom is None or top is None:
            return None
        value = min(max(0.0, bottom), top)
        values.append(value)
        row = np.zeros(width)
        row[variable] = 1
        program.add(row, "<", value + margin)
        program.add(row, ">", value - margin)
    return " ".join(number(round(v, 7)) for v in values)


LEVELS = [999.5, 999, 751, 750, 510, 500, 490, 251, 250, 149, 51, 50, 49, 25]


def random_sparse(rng, size):
    """Sparse systems of small integers."""
    n = rng.randint(2, size)
    levels = rng.sample(LEVELS, rng.randint(1, 5))
    constraints = []
    for _ in range(rng.randint(1, 3 * n)):
        chosen = rng.sample(range(n), min(n, rng.choice([1, 1, 2, 2, 2, 3, 3, 4])))
        terms = {v: rng.choice([1, -1, 1, -1, 2, -2, 3, 0.5, -0.5]) for v in chosen}
        priority = 1000 if rng.random() < 0.25 else rng.choice(levels)
        constraints.append(
            Constraint(priority, rng.choice("=<>"), terms, rng.randint(-60, 60), rng.choice([0, 0, 1, 2])))
    return n, constraints


def degenerate(rng, size):
    """Few distinct numbers, so that many bounds meet in one point."""
    n = rng.randint(2, size)
    levels = rng.sample(LEVELS, rng.randint(1, 3))
    constraints = []
    for _ in range(rng.randint(n, 3 * n)):
        chosen = rng.sample(range(n), min(n, rng.choice([1, 2, 2, 3])))
        terms = {v: rng.choice([1, -1]) for v in chosen}
        priority = 1000 if rng.random() < 0.3 else rng.choice(levels)
        constraints.append(Constraint(priority, rng.choice("=<>"), terms, rng.choice([0, 0, 0, 10, -10])))
    return n, constraints


def row_of_views(rng, size):
    """Views side by side in a container: positions, widths, intrinsic sizes, ties."""
    count = max(1, rng.randint(1, max(1, size // 2)))
    constraints = []
    total = rng.choice([100, 320, 375])
    for i in range(count):
        x, w = 2 * i, 2 * i + 1
        constraints.append(Constraint(1000, ">", {w: 1}, 0))
        if i == 0:
            constraints.append(Constraint(1000, rng.choice("==>"), {x: 1}, -16))
        else:
            relation = rng.choice("===>")
            constraints.append(Constraint(1000, relation, {x: 1, x - 2: -1, w - 2: -1}, -8))
        if rng.random() < 0.8:
            own = rng.choice([20, 40, 42.5, 80, 150])
            constraints.append(Constraint(rng.choice([250, 251, 250, 750]), "<", {w: 1}, -own))
            constraints.append(Constraint(rng.choice([750, 751, 750, 1000]), ">", {w: 1}, -own))
        if i and rng.random() < 0.3:
            factor = rng.choice([1, 1, 0.5, 2])
            constraints.append(Constraint(rng.choice([1000, 760, 250, 49]), "=", {w: 1, w - 2: -factor}, 0))
    last = count - 1
    if rng.random() < 0.8:
        relation = rng.choice("==<")
        constraints.append(
            Constraint(rng.choice([1000, 1000, 999, 750]), relation, {2 * last: 1, 2 * last + 1: 1}, 16 - total))
    if rng.random() < 0.4:
        constraints.append(
            Constraint(rng.choice([1000, 500, 250]), "=", {2 * last: 1, 2 * last + 1: 0.5}, -total / 2))
    return 2 * count, constraints


def inequalities(rng, size):
    """Mostly required inequalities that hold at a known point, and optional constraints away from it."""
    n = rng.randint(2, size)
    point = [rng.randint(-20, 40) for _ in range(n)]
    levels = rng.sample(LEVELS, rng.randint(1, 6))
    constraints = []
    for _ in range(rng.randint(n, 2 * n + 2)):
        chosen = rng.sample(range(n), min(n, rng.choice([2, 2, 3, 4])))
        terms = {v: rng.choice([1, -1, 1, -1, 2, -3, 0.25]) for v in chosen}
        gap = rng.choice([0, 0, 5, 20])
        worth = sum(point[v] * c for v, c in terms.items())
        relation = rng.choice("<>=" if rng.random() < 0.2 else "<>")
        shift = {"<": -gap, ">": gap, "=": 0}[relation]
        constraints.append(Constraint(1000, relation, terms, -worth + shift))
    for _ in range(rng.randint(1, 2 * n)):
        chosen = rng.sample(range(n), min(n, rng.choice([1, 1, 1, 2, 3])))
        terms = {v: rng.choice([1, -1, 1, 2]) for v in chosen}
        constraints.append(Constraint(rng.choice(levels), rng.choice("=<>"), terms, rng.randint(-100, 100)))
    return n, constraints


def contradictions(rng, size):
    """A consistent system with one or two more required constraints, which may conflict."""
    n, constraints = inequalities(rng, size)
    for _ in range(rng.choice([1, 1, 2])):
        chosen = rng.sample(range(n), min(n, rng.choice([1, 1, 2])))
        terms = {v: rng.choice([1, -1]) for v in chosen}
        constraints.insert(
            rng.randint(0, len(constraints)),
            Constraint(1000, rng.choice("=<>"), terms, rng.choice([-500, 500, 300]), rng.choice([0, 1, 2])))
    return n, constraints


def scaled(rng, size):
    """Coefficients of different magnitudes, and a known solution."""
    n = rng.randint(2, size)
    point = [rng.randint(-20, 40) for _ in range(n)]
    levels = rng.sample(LEVELS, rng.randint(1, 4))
    constraints = []
    for _ in range(rng.randint(n, 3 * n)):
        chosen = rng.sample(range(n), min(n, rng.choice([1, 2, 2, 3])))
        terms = {v: rng.choice([1, -1]) * rng.choice([0.001, 0.01, 0.1, 1, 1, 1, 10, 100, 1000]) for v in chosen}
        worth = sum(point[v] * c for v, c in terms.items())
        if rng.random() < 0.3:
            relation = rng.choice("<>=")
            gap = {"<": -rng.choice([0, 5, 50]), ">": rng.choice([0, 5, 50]), "=": 0}[relation]
            constraints.append(Constraint(1000, relation, terms, round(-worth + gap, 6)))
        else:
            side = round(-worth + rng.randint(-50, 50), 6)
            constraints.append(Constraint(rng.choice(levels), rng.choice("=<>"), terms, side))
    return n, constraints


def large(rng, size):
    """Up to 40 variables and 120 constraints."""
    n = rng.randint(20, 40)
    levels = rng.sample(LEVELS, rng.randint(1, 6))
    constraints = []
    for _ in range(rng.randint(60, 120)):
        chosen = rng.sample(range(n), rng.choice([1, 1, 1, 2, 2, 3, 5]))
        terms = {v: rng.choice([1, -1, 1, -1, 2, 0.5]) for v in chosen}
        priority = 1000 if rng.random() < 0.08 else rng.choice(levels)
        constraints.append(Constraint(priority, rng.choice("=<>"), terms, rng.randint(-200, 200)))
    return n, constraints


KINDS = [(random_sparse, 8, 5), (degenerate, 8, 4), (row_of_views, 16, 5), (inequalities, 10, 4),
         (contradictions, 6, 4), (scaled, 6, 2), (large, 40, 1)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", default="Tests/ConstraintSolverTests/Fixtures/oracle.tsv")
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    kinds = [kind for kind in KINDS for _ in range(kind[2])]
    written = 0
    with open(arguments.o, "w") as file:
        while written < arguments.count:
            make, size, _ = rng.choice(kinds)
            variables, constraints = make(rng, size)
            solved = solve_case(variables, constraints, with_values=variables <= 16)
            if solved is None:
                continue
            conflicts, levels, values = solved
            text = " ".join(c.text() for c in constraints)
            file.write("\t".join([str(variables), text, conflicts, levels, values]) + "\n")
            written += 1
            if written % 200 == 0:
                print(written, file=sys.stderr)


if __name__ == "__main__":
    main()
