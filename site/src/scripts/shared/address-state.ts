/** The state of a page: text by name. It lives in the page's own fragment, which is never sent to a server. */
export type AddressState = Readonly<Record<string, string>>;

/** Reads the state from `location.hash`: `#url=…&base=…`. */
export function readState(hash: string = location.hash): AddressState {
  const state: Record<string, string> = Object.create(null);
  for (const pair of hash.replace(/^#/, "").split("&")) {
    const at = pair.indexOf("=");
    if (at > 0) state[decode(pair.slice(0, at))] = decode(pair.slice(at + 1));
  }
  return state;
}

/** Returns the fragment for a state, with "#"; "" if nothing is set. Lone surrogates survive, as `%uD800`. */
export function hashOf(state: AddressState): string {
  const pairs = Object.entries(state).filter(([, value]) => value !== "");
  return pairs.length === 0 ? "" : `#${pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&")}`;
}

/** Replaces the fragment of the page's address, without a new entry in the history. */
export function writeState(state: AddressState): void {
  history.replaceState(null, "", hashOf(state) || location.pathname + location.search);
}

function encode(text: string): string {
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]|[^A-Za-z0-9\-._~:/@!$,;]/g, (found) =>
    found.length === 1 && found >= "\ud800" && found <= "\udfff"
      ? `%u${found.charCodeAt(0).toString(16)}`
      : encodeURIComponent(found),
  );
}

function decode(text: string): string {
  return text
    .split(/(%u[0-9a-f]{4})/i)
    .map((piece, index) => (index % 2 === 1 ? String.fromCharCode(Number.parseInt(piece.slice(2), 16)) : plain(piece)))
    .join("");
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Somebody typed it: what is not an escape stands for itself.
    return text;
  }
}
