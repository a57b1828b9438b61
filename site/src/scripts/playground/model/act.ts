import { parseURL } from "@url/parser";
import { fix } from "@url/validator";
import { editPairs, type PairEdit } from "./pairs.ts";
import { candidatesOf } from "./readable.ts";
import { SETTERS } from "./setter-functions.ts";
import { baseOf, type PlaygroundState } from "./state.ts";

/** What a person can do to the URL with one click. */
export type Action =
  | { readonly kind: "fix-all" }
  | { readonly kind: "pair"; readonly edit: PairEdit }
  | { readonly kind: "setter"; readonly setter: PlaygroundState["setter"] }
  | { readonly kind: "candidate"; readonly index: number };

/** Returns the text of the URL after an action; `null` if the action changes nothing. */
export function act(state: PlaygroundState, action: Action): string | null {
  const text = textAfter(state, action);
  return text === state.url ? null : text;
}

function textAfter(state: PlaygroundState, action: Action): string | null {
  if (action.kind === "fix-all") return fix(state.url, baseOf(state));
  if (action.kind === "candidate") return candidatesOf(state)[action.index]?.text ?? null;
  const url = parseURL(state.url, baseOf(state));
  if (!url.ok) return null;
  if (action.kind === "pair") return editPairs(url.value, action.edit).href;
  const result = SETTERS[action.setter](url.value, state.value);
  return result.ok ? result.value.href : null;
}
