import { addCopyButton } from "./copy.ts";
import { addManagers } from "./install.ts";
import { connectSearch } from "./search-box.ts";

/** A phone answers between two tasks of so many milliseconds. */
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
document.documentElement.dataset.copy = "ready";
