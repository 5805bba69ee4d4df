const live = { choice: 0, generation: 0, chosen: {}, turn: 0, sceneTurn: 0, dirty: new Set(), pause: 0 };
const conditionNames = [["device", "Device"], ["appearance", "Appearance"], ["text-size", "Text size"],
  ["locale", "Language"], ["state", "State"]];
const conditions = make("div"), connection = make("span");
conditions.id = "conditions";
connection.id = "connection";
connection.setAttribute("role", "status");
find("bar").after(conditions);
find("home").after(connection);
// Letters choose an option of a list, and are no keys of the gallery there.
conditions.addEventListener("keydown", event => event.stopPropagation());
const isSceneOpen = () => document.body.dataset.view === "scene" && current !== null;
async function ask(path) {
  const answer = await fetch(path);
  if (answer.ok) return answer.json();
  throw Object.assign(new Error(await answer.text()), { status: answer.status });
}
const sceneAddress = scene => "live/scene?choice=" + live.choice + "&id=" + scene.id;
function tell(text, kind) {
  connection.textContent = text;
  connection.className = kind;
}
function keepScroll(action) {
  const top = window.scrollY;
  action();
  window.scrollTo(0, top);
}
try { live.chosen = JSON.parse(sessionStorage.getItem("maquette-conditions")) || {}; } catch (error) {}
function chooseCondition(name, value) {
  if (value) live.chosen[name] = value;
  else delete live.chosen[name];
  try { sessionStorage.setItem("maquette-conditions", JSON.stringify(live.chosen)); } catch (error) {}
  loadList();
}
function conditionList(name, label, { initial, groups }) {
  const select = make("select");
  select.dataset.condition = name;
  const option = (value, text) => {
    const element = make("option", "", text);
    element.value = value;
    return element;
  };
  // Several values to begin with are shown side by side until one is chosen.
  const isListed = groups.some(([, values]) => values.some(([value]) => value === initial[0]));
  if (initial.length === 1 && !isListed) select.append(option(initial[0], initial[0]));
  if (initial.length !== 1) select.append(option("", initial.join(", ") || "As declared"));
  for (const [title, values] of groups) {
    const options = values.map(([value, text]) => option(value, text));
    if (!title) { select.append(...options); continue; }
    const group = make("optgroup", "", ...options);
    group.label = title;
    select.append(group);
  }
  select.value = live.chosen[name] || (initial.length === 1 ? initial[0] : "");
  select.setAttribute("aria-label", label);
  const usual = initial.length === 1 ? initial[0] : "";
  select.onchange = () => chooseCondition(name, select.value === usual ? "" : select.value);
  return make("label", "", make("span", "dim", label), select);
}
function showConditions() {
  const all = list.live.conditions;
  const scenesShown = isSceneOpen() ? [current.scene] : list.scenes;
  const states = [...new Set(scenesShown.flatMap(scene => scene.states))].slice(0, 200);
  if (live.chosen.state && !states.includes(live.chosen.state)) states.unshift(live.chosen.state);
  const named = { ...all, state: { initial: all.state.initial,
    groups: [["", ["base", ...states.filter(state => state !== "base")].map(state => [state, state])]] } };
  conditions.replaceChildren(...conditionNames
    .filter(([name]) => name !== "state" || states.length > 0)
    .map(([name, label]) => conditionList(name, label, named[name])));
}
async function loadList() {
  const turn = ++live.turn;
  let data;
  try {
    data = await ask("live/list?" + new URLSearchParams(live.chosen));
  } catch (error) {
    if (turn !== live.turn || error.status !== 400 || !Object.keys(live.chosen).length) return;
    // What was chosen in another project may not exist in this one.
    live.chosen = {};
    return loadList();
  }
  if (turn !== live.turn) return;
  const open = isSceneOpen() ? current.scene : null;
  for (const scene of data.scenes) scene.ownFold = scene.fold;
  list = data;
  live.choice = data.live.choice;
  live.generation = data.live.generation;
  scenes.clear();
  prepare();
  find("map").hidden = !list.map;
  renewMap();
  if (!open) {
    waiting = null;
    if (document.body.dataset.view !== "map" || !list.map) return keepScroll(route);
    return showConditions();
  }
  const number = list.scenes.findIndex(scene => scene.id === open.id);
  if (number < 0) {
    current = null;
    location.hash = "#/";
    return tell(open.title + " is no longer there", "ended");
  }
  current.number = number;
  current.scene = list.scenes[number];
  history.replaceState(null, "", "#/scene/" + number);
  showConditions();
  refresh();
}
