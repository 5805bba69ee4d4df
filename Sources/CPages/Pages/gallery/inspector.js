// A node: parent, class, id, frame, visible box or null, flags, text, constraints.
const nodesOf = index => current.data.trees[current.data.shots[index].tree].nodes;
const hasName = node => !node[2].includes("/") && node[2] !== node[1];
function viewAt(index, frame, event) {
  const shot = current.data.shots[index], rect = frame.getBoundingClientRect();
  const x = (event.clientX - rect.left) / rect.width * shot.width / shot.scale;
  const y = (event.clientY - rect.top) / rect.height * shot.height / shot.scale;
  const nodes = nodesOf(index);
  for (let place = nodes.length - 1; place >= 0; place -= 1) {
    const box = nodes[place][4];
    if (box && x >= box[0] && y >= box[1] && x < box[0] + box[2] && y < box[1] + box[3]) return place;
  }
  return -1;
}
function mark(index, kind, place) {
  const frame = current.figures[index] && current.figures[index].querySelector(".frame");
  if (!frame) return;
  for (const old of frame.querySelectorAll(".box." + kind)) old.remove();
  const shot = current.data.shots[index], node = nodesOf(index)[place];
  if (!node || !node[4]) return;
  const [x, y, width, height] = node[4], box = make("div", "box " + kind);
  const wide = shot.width / shot.scale, tall = shot.height / shot.scale;
  box.style.left = x / wide * 100 + "%";
  box.style.top = y / tall * 100 + "%";
  box.style.width = width / wide * 100 + "%";
  box.style.height = height / tall * 100 + "%";
  frame.append(box);
}
function hover(index, place) {
  mark(index, "hovered", place);
  if (index !== current.shot) return;
  for (const row of current.aside.querySelectorAll(".row.hovered")) row.classList.remove("hovered");
  const row = current.aside.querySelector('.row[data-view="' + place + '"]');
  if (row) row.classList.add("hovered");
}
function chooseShot(index) {
  if (index === current.shot) return;
  if (current.shot >= 0) {
    mark(current.shot, "chosen", -1);
    current.figures[current.shot].classList.remove("current");
  }
  current.shot = index;
  current.node = -1;
  if (!current.figures[index]) return;
  if (current.figures.length > 1) current.figures[index].classList.add("current");
  const shot = current.data.shots[index];
  const count = shot.diagnostics.length + ownOfFile().length;
  const problems = "Problems" + (count ? " " + count : "");
  const tabs = [["views", "Views"], ["problems", problems], ["facts", "Facts"]].map(([name, label], place) => {
    const element = button(label, () => showTab(name), String(place + 1));
    element.dataset.tab = name;
    element.setAttribute("role", "tab");
    return element;
  });
  const bar = make("div", "tabs", ...tabs);
  bar.setAttribute("role", "tablist");
  current.aside.replaceChildren(bar, make("div", "panel"), make("div", "detail"));
  showTab(shot.picture ? current.tab : "problems");
  choose(-1);
}
function showTab(name) {
  current.tab = name;
  for (const tab of current.aside.querySelectorAll("[data-tab]")) {
    tab.setAttribute("aria-selected", tab.dataset.tab === name);
  }
  const panel = current.aside.querySelector(".panel");
  const content = { views: viewRows, problems: findings, facts }[name]();
  panel.replaceChildren(...content);
  panel.setAttribute("role", name === "views" ? "tree" : "tabpanel");
  current.aside.querySelector(".detail").hidden = name !== "views" || current.node < 0;
  if (name === "views") markRow();
}
function viewRows() {
  const index = current.shot, nodes = nodesOf(index), depths = [];
  if (!nodes.length) return [make("p", "nothing", "No views")];
  return nodes.map((node, place) => {
    depths.push(node[0] < 0 ? 0 : depths[node[0]] + 1);
    const row = make("div", node[5] & 1 ? "row hidden" : "row", node[1],
      hasName(node) ? make("span", "dim", node[2]) : null,
      node[6] ? make("span", "dim", "“" + node[6] + "”") : null,
      node[5] & 2 ? make("span", "badge warning", " ambiguous") : null);
    row.dataset.view = place;
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", depths[place] + 1);
    row.style.paddingLeft = 8 + Math.min(depths[place], 16) * 14 + "px";
    row.onmouseenter = () => hover(index, place);
    row.onmouseleave = () => hover(index, -1);
    row.onclick = () => choose(place);
    return row;
  });
}
// What was reported when the file was read, of a view in this picture.
function ownOfFile() {
  const ids = new Set(nodesOf(current.shot).map(node => node[2]));
  return current.data.file.filter(item => ids.has(item.view));
}
function finding(item) {
  const element = make("div", "finding", make("span", "badge " + item.severity, item.severity),
    make("span", "dim", item.code), make("p", "", item.message),
    ...item.more.map(text => make("p", "dim", text)), item.place ? make("p", "dim", item.place) : null);
  const place = nodesOf(current.shot).findIndex(node => node[2] === item.view);
  if (place >= 0) {
    element.append(button(item.view, () => { current.tab = "views"; showTab("views"); choose(place, true); }));
  }
  return element;
}
function findings() {
  const own = ownOfFile(), rest = current.data.file.filter(item => !own.includes(item));
  const shown = [...current.data.shots[current.shot].diagnostics, ...own].map(finding);
  if (!shown.length) shown.push(make("p", "nothing", "No problems"));
  if (!rest.length) return shown;
  const others = make("details", "others", make("summary", "", "The file: " + counted(rest.length, "message")));
  others.append(...rest.map(finding));
  return [...shown, others];
}
function facts() {
  const shot = current.data.shots[current.shot], table = make("dl");
  const add = (name, value) => table.append(make("dt", "", name), make("dd", "", value));
  add("file", current.scene.file);
  for (const [name, value] of shot.conditions) add(name, value);
  if (shot.picture) {
    add("pixels", shot.width + " × " + shot.height);
    add("points", shot.width / shot.scale + " × " + shot.height / shot.scale);
  }
  if (current.data.images.length) add("images", current.data.images.join(", "));
  return [table];
}
function choose(place, scrolls) {
  current.node = place;
  mark(current.shot, "chosen", place);
  const detail = current.aside.querySelector(".detail");
  if (!detail) return;
  if (place >= 0 && current.tab !== "views") showTab("views");
  detail.hidden = place < 0;
  if (place >= 0) detail.replaceChildren(...details(place));
  markRow(scrolls);
}
function markRow(scrolls) {
  for (const row of current.aside.querySelectorAll(".row.chosen")) row.classList.remove("chosen");
  const row = current.aside.querySelector('.row[data-view="' + current.node + '"]');
  if (!row) return;
  row.classList.add("chosen");
  const panel = current.aside.querySelector(".panel");
  if (scrolls) panel.scrollTop = row.offsetTop - panel.offsetTop - panel.clientHeight / 3;
}
function details(place) {
  const { nodes, constraints } = current.data.trees[current.data.shots[current.shot].tree];
  const [, name, id, frame, box, flags, text, statements] = nodes[place];
  const rect = ([x, y, width, height]) => "(" + x + ", " + y + ") " + width + " × " + height;
  const parts = [make("h3", "", name), make("p", "dim", id), make("p", "", "Frame " + rect(frame)),
    make("p", "", box ? "In the picture " + rect(box) : "Not visible")];
  if (text) parts.push(make("p", "", "“" + text + "”"));
  if (flags & 2) parts.push(make("p", "badge warning", "Its constraints leave the frame ambiguous."));
  if (!statements.length) parts.push(make("h4", "", "No constraint names this view."));
  for (const [isOwn, title] of [[1, "Constraints"], [0, "Constraints of other views that name this one"]]) {
    const items = statements.filter(item => item[2] === isOwn);
    if (!items.length) continue;
    parts.push(make("h4", "", title), make("ul", "", ...items.map(item => statement(item, constraints))));
  }
  return parts;
}
// A statement: the constraint's index, words, 1 if it is the view's own, the other view or -1.
function statement([index, words, , other], constraints) {
  const [text, outcome, identifier] = constraints[index];
  const link = other < 0 ? make("span", "", words) : button(words, () => choose(other, true));
  const item = make("li", outcome ? "unmet" : "", link, identifier ? make("b", "", identifier) : null,
    outcome ? make("span", outcome > 1 ? "badge error" : "badge note", outcome > 1 ? "broken" : "gives way") : null,
    make("code", "", text));
  if (other >= 0) {
    item.onmouseenter = () => hover(current.shot, other);
    item.onmouseleave = () => hover(current.shot, -1);
  }
  return item;
}
