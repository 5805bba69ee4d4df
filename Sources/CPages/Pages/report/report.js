"use strict";
const body = document.body, find = id => document.getElementById(id);
const entries = Array.from(document.querySelectorAll("article"));
const links = Array.from(document.querySelectorAll("#list li"));
const causes = Array.from(document.querySelectorAll("#causes button"));
const modes = Array.from(document.querySelectorAll("button[data-mode]"));
const texts = entries.map(entry => entry.textContent.toLowerCase());
let visible = entries, current = null, cluster = -1, cause = null, isOpen = false;

function boxes(entry) {
  const scale = Number(entry.dataset.scale);
  if (!scale || entry.querySelector(".box")) return;
  const items = Array.from(entry.querySelectorAll(".clusters li"));
  for (const frame of entry.querySelectorAll(".expected .frame, .actual .frame")) {
    const image = frame.querySelector("img");
    const across = 100 * scale / image.getAttribute("width");
    const down = 100 * scale / image.getAttribute("height");
    for (const item of items) {
      const [x, y, width, height] = item.dataset.box.split(" ").map(Number);
      const box = document.createElement("span");
      box.className = "box";
      box.style.left = x * across + "%";
      box.style.top = y * down + "%";
      box.style.width = width * across + "%";
      box.style.height = height * down + "%";
      frame.append(box);
    }
  }
}
function show(entry) {
  if (!entry) return;
  for (const other of entries) other.classList.toggle("current", other === entry);
  links.forEach((link, index) => link.classList.toggle("current", entries[index] === entry));
  current = entry;
  cluster = -1;
  boxes(entry);
  const link = links[entries.indexOf(entry)], list = find("list");
  if (link) list.scrollTop = link.offsetTop - list.offsetTop - list.clientHeight / 2;
  // A page that has just been opened begins with the causes.
  if (isOpen) history.replaceState(null, "", "#" + entry.id);
}
function step(by) {
  const index = visible.indexOf(current);
  show(visible[Math.max(0, Math.min(visible.length - 1, index + by))]);
}
function jump(by) {
  const items = current ? Array.from(current.querySelectorAll(".clusters li")) : [];
  if (!items.length) return;
  cluster = cluster < 0 ? (by > 0 ? 0 : items.length - 1)
    : (cluster + by + items.length) % items.length;
  items.forEach((item, index) => item.classList.toggle("current", index === cluster));
  for (const frame of current.querySelectorAll(".expected .frame, .actual .frame")) {
    Array.from(frame.querySelectorAll(".box")).forEach((box, index) => {
      box.classList.toggle("current", index === cluster);
      if (index === cluster) box.scrollIntoView({ block: "center", inline: "center" });
    });
  }
}
function setMode(mode) {
  body.dataset.mode = mode;
  for (const button of modes) button.setAttribute("aria-pressed", button.dataset.mode === mode);
}
function setSplit(value) {
  find("split").value = value;
  body.style.setProperty("--split", find("split").value + "%");
}
function filter() {
  const text = find("text").value.toLowerCase(), reason = find("reason").value;
  visible = entries.filter((entry, index) => texts[index].includes(text)
    && (!reason || entry.dataset.reason === reason)
    && (cause === null || entry.dataset.causes.split(" ").includes(cause)));
  links.forEach((link, index) => { link.hidden = !visible.includes(entries[index]); });
  for (const button of causes) button.setAttribute("aria-pressed", button.dataset.cause === cause);
  find("allCauses").hidden = cause === null;
  find("count").textContent = visible.length + " of " + entries.length;
  if (visible.includes(current)) return;
  if (visible.length) show(visible[0]);
  else { for (const entry of entries) entry.classList.remove("current"); current = null; }
}
function clear() {
  find("text").value = find("reason").value = "";
  cause = null;
  filter();
}
const keys = {
  j: () => step(1), k: () => step(-1), n: () => jump(1), p: () => jump(-1),
  z: () => body.classList.toggle("zoomed"), "/": () => find("text").focus(), Escape: clear,
  ArrowLeft: () => setSplit(Number(find("split").value) - 5),
  ArrowRight: () => setSplit(Number(find("split").value) + 5),
};
modes.forEach((button, index) => {
  button.onclick = () => setMode(button.dataset.mode);
  keys[index + 1] = button.onclick;
});

if (entries.length) {
  body.classList.add("scripted");
  for (const reason of new Set(entries.map(entry => entry.dataset.reason)))
    find("reason").append(new Option(reason, reason));
  find("text").oninput = find("reason").onchange = filter;
  find("split").oninput = () => setSplit(find("split").value);
  find("next").onclick = keys.j;
  find("previous").onclick = keys.k;
  find("allCauses").onclick = clear;
  for (const button of causes) button.onclick = () => {
    cause = cause === button.dataset.cause ? null : button.dataset.cause;
    filter();
  };
  links.forEach((link, index) => {
    link.onclick = event => { event.preventDefault(); show(entries[index]); };
  });
  for (const button of document.querySelectorAll(".copy"))
    button.onclick = () => navigator.clipboard.writeText(button.previousElementSibling.textContent);
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const types = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (types && event.key !== "Escape") return;
    const act = keys[event.key];
    if (!Object.hasOwn(keys, event.key)) return;
    if (types) event.target.blur();
    if (event.key.startsWith("Arrow") && body.dataset.mode !== "slider") return;
    event.preventDefault();
    act();
  });
  setInterval(() => {
    if (body.dataset.mode === "blink" && current)
      for (const pictures of current.querySelectorAll(".pictures")) pictures.classList.toggle("blinked");
  }, 500);
  const open = () => show(entries.find(entry => "#" + entry.id === location.hash));
  window.onhashchange = open;
  setMode("difference");
  open();
  filter();
  isOpen = true;
}
