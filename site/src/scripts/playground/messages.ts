import type { Action } from "./model/act.ts";
import type { PlaygroundState } from "./model/state.ts";
import type { PlaygroundView } from "./model/view.ts";

/** What the page asks its worker. */
export type Request =
  | { readonly id: number; readonly kind: "view"; readonly state: PlaygroundState }
  | { readonly id: number; readonly kind: "act"; readonly state: PlaygroundState; readonly action: Action }
  | { readonly id: number; readonly kind: "fragment"; readonly state: PlaygroundState };

/** What the worker answers. */
export type Reply =
  | { readonly id: number; readonly kind: "view"; readonly view: PlaygroundView }
  | { readonly id: number; readonly kind: "act"; readonly text: string | null }
  /** The fragment of the page's address for the state; `null` if it is too long. */
  | { readonly id: number; readonly kind: "fragment"; readonly fragment: string | null };
