import { classOf } from "../characters/classes.ts";
import { countLabels, startOfLast } from "../host/labels.ts";
import type { RenderedHost } from "../host/render.ts";
import { type Component, type Piece, textOf } from "./text.ts";

/** A width, and how the width of text is measured. */
export interface Width {
  readonly most: number;
  readonly measure: (text: string) => number;
}

/**
 * Shortens a URL to a width: first its end, then the host by whole labels from the lowest level on. What is in `head`, the
 * registrable domain and the port always stay, even if they are too wide.
 * @see https://url.spec.whatwg.org/#url-rendering-elision
 */
export function elide(
  head: Component,
  host: RenderedHost | null,
  port: Component,
  tail: readonly Component[],
  { most, measure }: Width,
): readonly Component[] {
  const fits = (components: readonly Component[]): boolean => measure(textOf(components)) <= most;
  const whole = [head, ...hostComponents(host, 0), port];
  if (fits([...whole, ...tail])) return [...whole, ...tail];
  const length = textOf(tail).length;
  // "example.com…" could be the beginning of another host, so a delimiter stays behind the host. An end that is nothing
  // else, as "/" is, stays whole.
  const least = host === null ? 0 : 1;
  const endOf = (kept: number): readonly Component[] => (length <= least ? tail : cutTail(tail, least + kept));
  const kept = longest(Math.max(0, length - least), (n) => fits([...whole, ...endOf(n)]));
  if (kept !== null) return [...whole, ...endOf(kept)];
  const { text, own } = host ?? { text: "", own: null };
  const hostOf = (labels: number): readonly Component[] =>
    hostComponents(host, startOfLast(labels, text, (own ?? 0) - 1));
  const spare = own === null || own === 0 ? 0 : countLabels(text.slice(0, own)) - 1;
  const shown = longest(spare, (n) => fits([head, ...hostOf(n), port, ...endOf(0)]));
  return [head, ...hostOf(shown ?? 0), port, ...endOf(0)];
}

/** Returns the host from an offset on, which is where a label begins. */
function hostComponents(host: RenderedHost | null, from: number): readonly Component[] {
  if (host === null) return [];
  const { text, own } = host;
  if (own === null) return [[{ kind: "host", text }]];
  const pieces: Piece[] = from > 0 ? [ELLIPSIS] : [];
  if (from < own) pieces.push({ kind: "subdomain", text: text.slice(from, own - 1) }, { kind: null, text: "." });
  return [[...pieces, { kind: "registrable-domain", text: text.slice(own) }]];
}

/** Returns the first `length` units of the end of a URL and an ellipsis, without cutting a character. */
function cutTail(tail: readonly Component[], length: number): readonly Component[] {
  const components: Component[] = [];
  let rest = length;
  for (const component of tail) {
    const pieces: Piece[] = [];
    for (const { kind, text } of component) {
      const shown = text.slice(0, text.length > rest ? boundaryBefore(text, rest) : rest);
      pieces.push({ kind, text: shown });
      rest = shown.length < text.length ? 0 : rest - text.length;
    }
    components.push(pieces);
  }
  return [...components, [ELLIPSIS]];
}

/** Returns the last place up to `at` that is not inside a percent-encoded byte, a surrogate pair, or before a mark. */
function boundaryBefore(text: string, at: number): number {
  let end = at;
  if (text[end - 1] === "%") end--;
  else if (text[end - 2] === "%") end -= 2;
  while (end > 0 && isInside(text, end)) end--;
  return end;
}

function isInside(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  const isSecondHalf = unit >= 0xdc00 && unit <= 0xdfff;
  return isSecondHalf || (unit > 0x7f && classOf(text.codePointAt(at) as number).isMark);
}

/** Returns the largest number up to `most` that fits, or null if none does. It tries numbers near the result only. */
function longest(most: number, fits: (n: number) => boolean): number | null {
  if (!fits(0)) return null;
  let low = 0;
  let step = 1;
  while (low + step <= most && fits(low + step)) {
    low += step;
    step *= 2;
  }
  for (; step >= 1; step = Math.floor(step / 2)) if (low + step <= most && fits(low + step)) low += step;
  return low;
}

const ELLIPSIS: Piece = { kind: "ellipsis", text: "…" };
