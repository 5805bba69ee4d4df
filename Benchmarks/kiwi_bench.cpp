// Kiwi on workloads like those of Auto Layout; defines the solver workloads. Needs Kiwi's headers, from the
// kiwisolver source distribution.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <functional>
#include <kiwi/kiwi.h>
#include <memory>
#include <string>
#include <vector>
using namespace kiwi;
static double now() {
    // Processor time, so that other processes do not affect Kiwi's figures.
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}
struct V {
    Variable x, y, w, h;
};
static bool STEEP = false; // false: weights 250/750; true: kiwi weak/strong steps
static double HUG() {
    return STEEP ? strength::weak * 250 : 250.0;
}
static double COMP() {
    return STEEP ? strength::strong : 750.0;
}
struct Ctx {
    Solver s;
    Variable W, H;
    std::vector<V> v;
    int nc = 0;
    void add(const Constraint &c) {
        s.addConstraint(c);
        ++nc;
    }
    void intrinsic(V &a, double iw, double ih) {
        if (iw >= 0) {
            add((a.w <= iw) | HUG());
            add((a.w >= iw) | COMP());
        }
        if (ih >= 0) {
            add((a.h <= ih) | HUG());
            add((a.h >= ih) | COMP());
        }
    }
    void root(double w, double h) {
        s.addEditVariable(W, strength::strong * 900);
        s.addEditVariable(H, strength::strong * 900);
        s.suggestValue(W, w);
        s.suggestValue(H, h);
    }
};
static double iw(int i) {
    return 40 + (i * 37 % 97);
}
static double ih(int i) {
    return 17 + (i * 13 % 11);
}
// (a) vertical chain, content height follows (scroll content / self sizing)
static void chainFree(Ctx &c, int n) {
    c.root(375, 667);
    c.v.resize(n);
    Variable CH;
    for (int i = 0; i < n; i++) {
        V &a = c.v[i];
        c.add(a.x == 16);
        c.add(a.x + a.w == c.W - 16);
        if (i == 0)
            c.add(a.y == 8);
        else {
            V &p = c.v[i - 1];
            c.add(a.y == p.y + p.h + 8);
        }
        c.intrinsic(a, iw(i), ih(i));
    }
    V &l = c.v[n - 1];
    c.add(l.y + l.h + 8 == CH);
}
// (a2) chain pinned to both ends of the root: hugging and compression resistance compete
static void chainPinned(Ctx &c, int n) {
    c.root(375, 667);
    c.v.resize(n);
    for (int i = 0; i < n; i++) {
        V &a = c.v[i];
        c.add(a.x == 16);
        c.add(a.x + a.w == c.W - 16);
        if (i == 0)
            c.add(a.y == 8);
        else {
            V &p = c.v[i - 1];
            c.add(a.y == p.y + p.h + 8);
        }
        c.intrinsic(a, iw(i), ih(i));
    }
    V &l = c.v[n - 1];
    c.add(l.y + l.h + 8 == c.H);
}
// (b) nested: container i pinned in container i-1 on 4 edges. absolute coordinates
static void nestAbs(Ctx &c, int n) {
    c.root(4000, 4000);
    c.v.resize(n);
    for (int i = 0; i < n; i++) {
        V &a = c.v[i];
        if (i == 0) {
            c.add(a.x == 1);
            c.add(a.y == 1);
            c.add(a.x + a.w == c.W - 1);
            c.add(a.y + a.h == c.H - 1);
        } else {
            V &p = c.v[i - 1];
            c.add(a.x == p.x + 1);
            c.add(a.y == p.y + 1);
            c.add(a.x + a.w == p.x + p.w - 1);
            c.add(a.y + a.h == p.y + p.h - 1);
        }
        c.intrinsic(a, iw(i), ih(i));
    }
}
// (b) same, superview-relative coordinates
static void nestRel(Ctx &c, int n) {
    c.root(4000, 4000);
    c.v.resize(n);
    for (int i = 0; i < n; i++) {
        V &a = c.v[i];
        Variable pw = i ? c.v[i - 1].w : c.W, ph = i ? c.v[i - 1].h : c.H;
        c.add(a.x == 1);
        c.add(a.y == 1);
        c.add(a.x + a.w == pw - 1);
        c.add(a.y + a.h == ph - 1);
        c.intrinsic(a, iw(i), ih(i));
    }
}
// (b2) tree of containers, fan-out 4; children stacked vertically inside the parent, bottom pinned
// (self-sizing)
static void tree(Ctx &c, int n) {
    c.root(375, 667);
    c.v.resize(n);
    for (int i = 0; i < n; i++) {
        V &a = c.v[i];
        if (i == 0) {
            c.add(a.x == 0);
            c.add(a.y == 0);
            c.add(a.w == c.W);
            continue;
        }
        V &p = c.v[(i - 1) / 4];
        int k = (i - 1) % 4;
        c.add(a.x == 2);
        c.add(a.x + a.w == p.w - 2);
        if (k == 0)
            c.add(a.y == 2);
        else {
            V &q = c.v[i - 1];
            c.add(a.y == q.y + q.h + 2);
        }
        if (k == 3 || i == n - 1)
            c.add(a.y + a.h == p.h - 2);
        bool leaf = 4 * i + 1 >= n;
        if (leaf)
            c.intrinsic(a, iw(i), ih(i));
    }
}
// (c) independent siblings pinned to root (leading/top + trailing/bottom insets), intrinsic soft
static void indep(Ctx &c, int n) {
    c.root(4000, 4000);
    c.v.resize(n);
    for (int i = 0; i < n; i++) {
        V &a = c.v[i];
        c.add(a.x == i % 300);
        c.add(a.y == (i * 7) % 300);
        c.add(a.x + a.w == c.W - (i * 3) % 300);
        c.add(a.y + a.h == c.H - (i * 5) % 300);
        c.intrinsic(a, iw(i), ih(i));
    }
}
// (c2) independent siblings: leading/top pinned, size from intrinsic only (labels)
static void indepIntrinsic(Ctx &c, int n) {
    c.root(4000, 4000);
    c.v.resize(n);
    for (int i = 0; i < n; i++) {
        V &a = c.v[i];
        c.add(a.x == i % 300);
        c.add(a.y == (i * 7) % 300);
        c.add(a.x + a.w <= c.W - 8);
        c.add(a.y + a.h <= c.H - 8);
        c.intrinsic(a, iw(i), ih(i));
    }
}
// (d) grid, sqrt(N) columns (or 10), equal widths and heights, pinned to root
static void grid(Ctx &c, int n) {
    c.root(1000, 1000);
    c.v.resize(n);
    int C = std::max(2, (int)std::sqrt((double)n));
    int R = (n + C - 1) / C;
    for (int i = 0; i < n; i++) {
        V &a = c.v[i];
        int r = i / C, k = i % C;
        if (k == 0)
            c.add(a.x == 4);
        else {
            V &p = c.v[i - 1];
            c.add(a.x == p.x + p.w + 4);
        }
        if (r == 0)
            c.add(a.y == 4);
        else {
            V &p = c.v[i - C];
            c.add(a.y == p.y + p.h + 4);
        }
        if (i) {
            c.add(a.w == c.v[0].w);
            c.add(a.h == c.v[0].h);
        }
        if (k == C - 1 && r == 0)
            c.add(a.x + a.w == c.W - 4);
        if (r == R - 1 && k == 0)
            c.add(a.y + a.h == c.H - 4);
        c.intrinsic(a, iw(i), ih(i));
    }
}
// (f) self-sizing list cells, five views each (cell, icon, title, subtitle, badge), inequalities, unequal
// hugging and compression; n = views
static void cells(Ctx &c, int n) {
    c.root(375, 667);
    int m = std::max(1, n / 5);
    c.v.resize(m * 5);
    auto soft = [&](V &a, double iw, double ih, double hug, double comp) {
        c.add((a.w <= iw) | hug);
        c.add((a.w >= iw) | comp);
        c.add((a.h <= ih) | hug);
        c.add((a.h >= ih) | comp);
    };
    for (int i = 0; i < m; i++) {
        V &ce = c.v[5 * i], &ic = c.v[5 * i + 1], &ti = c.v[5 * i + 2], &su = c.v[5 * i + 3],
          &ba = c.v[5 * i + 4]; // children in cell coordinates
        c.add(ce.x == 0);
        c.add(ce.w == c.W);
        if (i == 0)
            c.add(ce.y == 0);
        else {
            V &p = c.v[5 * i - 5];
            c.add(ce.y == p.y + p.h);
        }
        c.add(ce.h >= 44);
        c.add(ic.x == 16);
        c.add(ic.w == 40);
        c.add(ic.h == 40);
        c.add(2 * ic.y + ic.h == ce.h);
        c.add(ic.y >= 8);
        c.add(ti.x == ic.x + ic.w + 12);
        c.add(ti.y == 10);
        c.add(ti.x + ti.w + 8 <= ba.x);
        c.add(ba.x + ba.w + 16 == ce.w);
        c.add(2 * ba.y + ba.h == ce.h);
        c.add(su.x == ti.x);
        c.add(su.y == ti.y + ti.h + 4);
        c.add(su.x + su.w + 16 <= ce.w);
        c.add(su.y + su.h + 10 == ce.h);
        soft(ti, 100 + (i * 53 % 300), 20, HUG(), COMP());
        soft(su, 120 + (i * 31 % 300), 17, HUG(), COMP());
        soft(ba, 30 + (i * 7 % 60), 20, HUG() + 1, COMP() + 1);
        soft(ic, 40, 40, HUG(), COMP());
    }
}
struct WL {
    const char *name;
    void (*f)(Ctx &, int);
    double w0, h0;
};
static WL wls[] = {{"chain", chainFree, 375, 667},
                   {"chainPinned", chainPinned, 375, 667},
                   {"nestAbs", nestAbs, 4000, 4000},
                   {"nestRel", nestRel, 4000, 4000},
                   {"tree4", tree, 375, 667},
                   {"indep", indep, 4000, 4000},
                   {"indepIntr", indepIntrinsic, 4000, 4000},
                   {"grid", grid, 1000, 1000},
                   {"cells", cells, 375, 667}};
int main(int argc, char **argv) {
    double cap = 20;
    const char *only = nullptr;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--steep"))
            STEEP = true;
        else if (!strncmp(argv[i], "--cap=", 6))
            cap = atof(argv[i] + 6);
        else
            only = argv[i];
    }
    int Ns[] = {10, 50, 100, 200, 500, 1000, 2000};
    printf("weights: %s\n", STEEP ? "steep (weak*250 / strong)" : "250/750");
    printf("%-12s %6s %8s %12s %8s %14s %8s\n", "workload", "N", "constr", "build+solve", "exp",
           "resize(1 W+H)", "exp");
    for (auto &w : wls) {
        if (only && strcmp(only, w.name))
            continue;
        double pt = 0, pr = 0;
        int pn = 0;
        for (int n : Ns) {
            double best = 1e9, bestR = 1e9;
            int nc = 0;
            double spent = 0;
            int reps = 0;
            while (reps < 1 || (reps < 7 && spent < 1.5)) {
                auto c = std::make_unique<Ctx>();
                double t0 = now();
                w.f(*c, n);
                c->s.updateVariables();
                double t = now() - t0;
                best = std::min(best, t);
                nc = c->nc;
                // resizes
                int K = 10;
                double r0 = now();
                int done = 0;
                for (int k = 0; k < K; k++) {
                    double growth = 1 + k / 100.0;
                    double ww = ((k & 1) ? w.w0 * 1.5 : w.w0 * 0.9) * growth;
                    double hh = ((k & 1) ? w.h0 * 0.8 : w.h0 * 1.2) * growth;
                    c->s.suggestValue(c->W, ww);
                    c->s.suggestValue(c->H, hh);
                    c->s.updateVariables();
                    done++;
                    if (now() - r0 > cap)
                        break;
                }
                double r = (now() - r0) / done;
                bestR = std::min(bestR, r);
                spent += t + r * done;
                reps++;
            }
            printf("%-12s %6d %8d %10.3fms %8s %12.4fms %8s\n", w.name, n, nc, best * 1e3,
                   pn ? (std::to_string(std::log(best / pt) / std::log((double)n / pn)).substr(0, 5).c_str())
                      : "-",
                   bestR * 1e3,
                   pn ? (std::to_string(std::log(bestR / pr) / std::log((double)n / pn)).substr(0, 5).c_str())
                      : "-");
            fflush(stdout);
            pt = best;
            pr = bestR;
            pn = n;
            if (best > cap)
                break;
        }
    }
}
