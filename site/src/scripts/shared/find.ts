/** Returns the element of a page that its template writes. */
export function find<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element "${id}"`);
  return found as E;
}

/** Writes a status, unless it is the same: a live region announces what is written. */
export function setStatus(id: string, text: string, kind: "good" | "warning" | "error" | "" = ""): void {
  const node = find(id);
  node.dataset.kind = kind;
  if (node.textContent !== text) node.textContent = text;
}
