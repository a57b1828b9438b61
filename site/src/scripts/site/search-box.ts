import type { SearchResult } from "../search.ts";
import { element, replaceContent } from "../shared/element.ts";

const MOST = 12;

/**
 * Makes the search of the page's head work, as a combobox: "/" focuses it, the arrows choose a result, Enter opens it,
 * Escape closes the list. What searches is loaded when it is focused for the first time.
 */
export function connectSearch(): void {
  const input = document.querySelector<HTMLInputElement>("#search")!;
  const list = document.querySelector<HTMLElement>("#search-results")!;
  const status = document.querySelector<HTMLElement>("#search-status")!;
  /** The root of the site, which may be a folder. */
  const root = document.querySelector<HTMLAnchorElement>(".top .name")!.href;
  let chosen = -1;
  let query = "";
  /** Resolved when the results of the last letter are there: people press the next key before. */
  let updating: Promise<void> = Promise.resolve();
  input.disabled = false;

  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  input.addEventListener("focus", () => void import("../search.ts"));
  input.addEventListener("input", () => {
    updating = update();
  });
  input.addEventListener("keydown", async (event) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      await updating;
      const count = list.querySelectorAll("a").length;
      const step = event.key === "ArrowDown" ? 1 : -1;
      // Without a choice, "up" begins at the end.
      if (count > 0) choose((chosen + step + (chosen === -1 && step === -1 ? 1 : 0) + count) % count);
    } else if (event.key === "Enter") {
      event.preventDefault();
      await updating;
      list.querySelectorAll("a")[Math.max(chosen, 0)]?.click();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (list.hidden) input.blur();
      else close();
    }
  });
  // Clicking a result moves the focus only after the link was followed.
  input.closest("search")!.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !list.contains(relatedTarget)) close();
  });
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", close);

  async function update(): Promise<void> {
    query = input.value.trim();
    if (query === "") return close();
    const asked = query;
    try {
      const { search } = await import("../search.ts");
      const results = await search(asked, MOST);
      if (asked === query) show(results);
    } catch {
      status.textContent = "The search could not be loaded.";
    }
  }

  function show(results: readonly SearchResult[]): void {
    replaceContent(list, results.map(option));
    list.hidden = results.length === 0;
    input.setAttribute("aria-expanded", String(results.length > 0));
    status.textContent = results.length === 0 ? `Nothing was found for “${query}”.` : `${results.length} results`;
    choose(-1);
  }

  function option({ id, page, heading }: SearchResult, index: number): HTMLElement {
    const props = { role: "option", id: `search-${index}`, href: root + id.slice(1), tabindex: -1 };
    return element("a", props, [
      element("span", { class: "search-heading" }, heading),
      heading !== page && element("span", { class: "search-page" }, page),
    ]);
  }

  function choose(index: number): void {
    chosen = index;
    for (const [at, link] of list.querySelectorAll("a").entries()) {
      link.setAttribute("aria-selected", String(at === index));
      if (at === index) link.scrollIntoView({ block: "nearest" });
    }
    if (index === -1) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `search-${index}`);
  }

  function close(): void {
    query = "";
    list.hidden = true;
    list.textContent = "";
    status.textContent = "";
    input.setAttribute("aria-expanded", "false");
    choose(-1);
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}
