function approvedCount() {
  const all = document.querySelectorAll("button.approve").length;
  const done = document.querySelectorAll("article.approved").length;
  find("approved").textContent = done + " of " + all + " approved";
}
function markApproved(entry) {
  const button = entry.querySelector("button.approve");
  button.disabled = true;
  entry.classList.add("approved");
  entry.querySelector(".answer").textContent = "approved";
  const link = links[entries.indexOf(entry)];
  if (link) link.classList.add("approved");
  approvedCount();
}
async function approve(entry) {
  const button = entry && entry.querySelector("button.approve");
  if (!button || button.disabled) return;
  const answer = entry.querySelector(".answer");
  button.disabled = true;
  answer.classList.remove("refused");
  answer.textContent = "approving";
  let problem = "the server does not answer; is it still running?";
  try {
    const response = await fetch("approve", {
      method: "POST", headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ golden: button.dataset.golden, report: body.dataset.report }),
    });
    const result = await response.json();
    problem = result.approved ? null : result.message;
  } catch (error) {}
  if (problem === null) return markApproved(entry);
  button.disabled = false;
  answer.classList.add("refused");
  answer.textContent = problem;
}
if (entries.length) {
  keys.a = () => approve(current);
  keys.A = async () => {
    const causes = current && current.dataset.causes;
    const same = causes ? entries.filter(entry => entry.dataset.causes === causes) : [current];
    for (const entry of same) await approve(entry);
  };
  for (const entry of entries) {
    const button = entry.querySelector("button.approve");
    if (button) button.onclick = () => approve(entry);
    if (button && button.disabled) markApproved(entry);
  }
  approvedCount();
}
