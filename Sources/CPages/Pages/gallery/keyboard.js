const keyNames = [["/", "search"], ["arrows, Enter", "move between scenes, open one"],
  ["j, k", "next and previous scene"], ["[, ]", "previous and next picture"],
  ["↑, ↓", "previous and next view"], ["1, 2, 3", "views, problems, facts"],
  ["z, +, -", "zoom"], ["m", "map of scenes"], ["p", "only scenes with problems"], ["t", "light or dark"], ["Escape", "back"]];
find("keylist").append(...keyNames.flatMap(([key, text]) => [make("dt", "", key), make("dd", "", text)]));
find("help").onclick = () => find("keys").showModal();
function moveCard(key) {
  const cards = Array.from(main.querySelectorAll("a.card"));
  const place = cards.indexOf(document.activeElement);
  if (place < 0) return cards[0] && cards[0].focus();
  const by = { ArrowRight: 1, j: 1, ArrowLeft: -1, k: -1 }[key];
  if (by) return cards[place + by] && cards[place + by].focus();
  const from = cards[place].getBoundingClientRect(), sign = key === "ArrowDown" ? 1 : -1;
  let best = null, least = Infinity;
  for (const card of cards) {
    const to = card.getBoundingClientRect(), down = (to.top - from.top) * sign;
    if (down < 5) continue;
    const distance = down * 3 + Math.abs(to.left - from.left);
    if (distance < least) [best, least] = [card, distance];
  }
  if (best) best.focus();
}
function sceneKey(key) {
  const step = (by, count, from) => Math.min(count - 1, Math.max(0, from + by));
  const open = by => {
    const target = list.scenes[current.number + by];
    if (target) location.hash = "#/scene/" + target.number;
  };
  const shot = by => {
    chooseShot(step(by, current.figures.length, current.shot));
    current.figures[current.shot].scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const actions = {
    j: () => open(1), ArrowRight: () => open(1), k: () => open(-1), ArrowLeft: () => open(-1),
    "]": () => shot(1), "[": () => shot(-1),
    ArrowDown: () => choose(step(1, nodesOf(current.shot).length, current.node), true),
    ArrowUp: () => choose(step(-1, nodesOf(current.shot).length, current.node), true),
    1: () => showTab("views"), 2: () => showTab("problems"), 3: () => showTab("facts"),
    z: () => stepZoom(1, true), "+": () => stepZoom(1), "-": () => stepZoom(-1),
    Escape: () => { current.node >= 0 ? choose(-1) : location.hash = "#/"; },
  };
  if (!Object.hasOwn(actions, key)) return false;
  actions[key]();
  return true;
}
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || !list || find("keys").open) return;
  const key = event.key, shown = document.body.dataset.view, isScene = shown === "scene";
  if (event.target === search) {
    if (key === "Escape") { search.value = ""; search.blur(); route(); }
    if (key === "ArrowDown") { event.preventDefault(); moveCard("j"); }
    return;
  }
  const actions = { "/": () => { search.focus(); search.select(); }, t: toggleTheme,
    "?": () => find("help").click(), p: () => find("problems").click(),
    m: () => find("map").hidden || find("map").click() };
  if (Object.hasOwn(actions, key)) actions[key]();
  else if (shown === "map") { if (!mapKey(key)) return; }
  else if (isScene ? !sceneKey(key) : !/^(Arrow|[jk]$)/.test(key)) return;
  else if (!isScene) moveCard(key);
  event.preventDefault();
});
