const picture = document.getElementById("picture"), slider = document.getElementById("time");
const now = document.getElementById("now"), play = document.getElementById("play");
const timed = Array.from(document.querySelectorAll("#events li"));
let started = null, shown = -1;
function show(time) {
  let index = 0;
  while (index + 1 < frames.length && frames[index + 1][0] <= time) index++;
  if (index !== shown) picture.src = "data:image/png;base64," + frames[shown = index][1];
  slider.value = time;
  now.value = (time / 1000).toFixed(3);
  for (const line of timed) line.classList.toggle("done", Number(line.dataset.time) <= time);
}
function stop() { started = null; play.textContent = "Play"; }
function step(clock) {
  if (started === null) return;
  const time = Math.round(clock - started);
  show(Math.min(time, end));
  if (time < end) requestAnimationFrame(step); else stop();
}
play.onclick = () => {
  if (started !== null) return stop();
  const from = Number(slider.value) >= end ? 0 : Number(slider.value);
  play.textContent = "Stop";
  requestAnimationFrame(clock => { started = clock - from; step(clock); });
};
slider.oninput = () => { stop(); show(Number(slider.value)); };
for (const mark of document.querySelectorAll("#marks button"))
  mark.onclick = () => { stop(); show(Number(mark.dataset.time)); };
show(0);
