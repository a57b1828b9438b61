import { hashOf, readState } from "../shared/address-state.ts";
import { deflate, inflate } from "./compress.ts";
import { isSetterName } from "./model/setter-names.ts";
import { INITIAL, type PlaygroundState } from "./model/state.ts";

/** A fragment that is longer than this is compressed. */
const LONGEST_PLAIN = 8_000;
/** Browsers cut off or reject addresses of a megabyte and more, after percent-encoding. */
const LONGEST = 500_000;

/**
 * Returns the fragment that restores a state, with "#"; `null` if it would be too long for a browser. Short states are
 * readable: `#url=…&base=…&set=…&to=…&code=…`. Long ones are compressed: `#z=…`.
 */
export async function fragmentOfState(state: PlaygroundState): Promise<string | null> {
  const { url, base, setter, value, tab } = state;
  if (url.length + base.length + value.length <= LONGEST_PLAIN) {
    const plain = hashOf({ url, base, set: setter, to: value, code: tab });
    if (plain.length <= LONGEST_PLAIN) return plain;
  }
  // JSON escapes lone surrogates, which UTF-8 cannot hold.
  const compressed = `#z=${await deflate(JSON.stringify([url, base, setter, value, tab]))}`;
  return compressed.length <= LONGEST ? compressed : null;
}

/**
 * Returns the state of a fragment: what it does not mention is empty. Returns `INITIAL` for an empty fragment, and `null`
 * for one that has no state, such as that of the link to the content.
 */
export async function stateOfFragment(fragment: string): Promise<PlaygroundState | null> {
  if (fragment === "" || fragment === "#") return INITIAL;
  const state = readState(fragment);
  if (state.z !== undefined) return readCompressed(state.z);
  if (!["url", "base", "set", "to", "code"].some((name) => name in state)) return null;
  return checked(state.url, state.base, state.set, state.to, state.code);
}

async function readCompressed(text: string): Promise<PlaygroundState | null> {
  try {
    const list: unknown = JSON.parse(await inflate(text));
    return Array.isArray(list) ? checked(list[0], list[1], list[2], list[3], list[4]) : null;
  } catch {
    // Somebody cut the link off.
    return null;
  }
}

function checked(url: unknown, base: unknown, setter: unknown, value: unknown, tab: unknown): PlaygroundState {
  const text = (given: unknown): string => (typeof given === "string" ? given : "");
  return {
    url: text(url),
    base: text(base),
    setter: isSetterName(text(setter)) ? (setter as PlaygroundState["setter"]) : INITIAL.setter,
    value: text(value),
    tab: text(tab) || INITIAL.tab,
  };
}
