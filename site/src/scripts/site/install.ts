import { element } from "../shared/element.ts";
import { installCommand, MANAGERS, type Manager } from "./install-command.ts";

const KEY = "manager";
const NAMES = Object.keys(MANAGERS) as readonly Manager[];

/** The commands that have a list of managers. */
const commands: { readonly code: Element; readonly text: string; readonly list: HTMLSelectElement }[] = [];
let chosen = NAMES.find((name) => name === stored()) ?? "npm";

/** Lets the reader choose the package manager of a command that installs packages: of all of them. The choice is kept. */
export function addManagers(block: HTMLElement): void {
  const code = block.querySelector("code");
  if (code === null || block.dataset.language !== "sh") return;
  const text = code.textContent.trim();
  if (installCommand(text, "npm") === null) return;
  const options = NAMES.map((name) => element("option", {}, name));
  const list = element("select", { class: "manager", "aria-label": "Package manager" }, options);
  list.addEventListener("change", () => {
    chosen = list.value as Manager;
    for (const command of commands) show(command);
    store(chosen);
  });
  block.classList.add("choosable");
  block.before(list);
  const command = { code, text, list };
  commands.push(command);
  if (chosen !== "npm") show(command);
}

function show({ code, text, list }: (typeof commands)[number]): void {
  code.textContent = installCommand(text, chosen);
  list.value = chosen;
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
