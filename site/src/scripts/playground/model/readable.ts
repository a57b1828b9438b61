import { displayURL, findSpoofs } from "@url/display";
import { repairTyped, type TypedCandidate } from "@url/display/typed";
import { canParse } from "@url/parser";
import { orThrow } from "@url/result";
import type { URLRecord } from "@url/serializer";
import { type Shown, shorten } from "./shorten.ts";
import type { PlaygroundState } from "./state.ts";

/** The URL as people should see it, and what they may overlook in it. */
export interface DisplayView {
  readonly text: Shown;
  readonly warnings: readonly { readonly code: string; readonly message: string; readonly place: Shown }[];
}

/** Returns the display form, and the warnings about the text as it was typed, if it is absolute. */
export function viewDisplay(state: Pick<PlaygroundState, "url">, url: URLRecord): DisplayView {
  // The parser removes some of what deceives people, so the typed text is better than the record.
  const text = canParse(state.url) ? state.url : url.href;
  const spoofs = findSpoofs(text);
  const found = spoofs.ok ? spoofs.value : [];
  return {
    text: shorten(orThrow(displayURL(url, { direction: "none" })).text),
    warnings: found.map(({ code, message, start, end }) => ({
      code,
      message,
      place: shorten(text.slice(start, end), 60),
    })),
  };
}

/** A URL that the typed text may mean. */
export interface CandidateView {
  readonly text: Shown;
  readonly changes: readonly { readonly code: string; readonly message: string }[];
}

/** Returns the URLs that the text may mean if a person typed it. A text that needs no repair has no candidates. */
export function viewCandidates(state: Pick<PlaygroundState, "url">): CandidateView[] {
  return candidatesOf(state).map(({ text, changes }) => ({
    text: shorten(text),
    changes: changes.map(({ code, message }) => ({ code, message })),
  }));
}

/** Returns the candidates that differ from the text, in the order of the view. */
export function candidatesOf(state: Pick<PlaygroundState, "url">): TypedCandidate[] {
  return repairTyped(state.url).filter(({ text }) => text !== state.url);
}
