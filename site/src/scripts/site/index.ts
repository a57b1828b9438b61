import { addCopyButton } from "./copy.ts";
import { addManagers } from "./install.ts";
import { connectSearch } from "./search-box.ts";

/** After so many milliseconds, the next task goes on: a phone reacts to a touch between two tasks. */
const TASK = 8;

// What every page has.
connectSearch();
let start = performance.now();
for (const box of document.querySelectorAll<HTMLElement>("main .table, main pre.code")) {
  if (performance.now() - start > TASK) {
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
  addCopyButton(box);
  addManagers(box);
}
// Tests wait for it.
document.documentElement.dataset.copy = "ready";
