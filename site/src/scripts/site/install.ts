import { element } from "../shared/element.ts";
import { installCommand, MANAGERS, type Manager } from "./install-command.ts";

const KEY = "manager";
const NAMES = Object.keys(MANAGERS) as readonly Manager[];

/** Lets the reader choose the package manager of the commands that install packages. The choice is kept. */
export function addManagers(): void {
  const blocks = Array.from(
    document.querySelectorAll<HTMLElement>("main pre.code[data-language=sh] > code"),
    (code) => ({
      code,
      text: code.textContent.trim(),
    }),
  ).filter(({ text }) => installCommand(text, "npm") !== null);
  const boxes = blocks.map(({ code }) => {
    const options = NAMES.map((name) => element("option", {}, name));
    const box = element("select", { class: "manager", "aria-label": "Package manager" }, options);
    box.addEventListener("change", () => {
      show(box.value as Manager);
      store(box.value);
    });
    code.parentElement!.classList.add("choosable");
    code.parentElement!.before(box);
    return box;
  });
  show(NAMES.find((name) => name === stored()) ?? "npm");

  function show(manager: Manager): void {
    for (const { code, text } of blocks) code.textContent = installCommand(text, manager);
    for (const box of boxes) box.value = manager;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(manager: string): void {
  try {
    localStorage.setItem(KEY, manager);
  } catch {
    // The browser keeps nothing for this page: then the choice is for this page alone.
  }
}
