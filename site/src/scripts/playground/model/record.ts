import { passwordOf, rangesOf, type URLRecord } from "@url/serializer";
import { CELL } from "./limits.ts";
import { type Shown, shorten } from "./shorten.ts";

export type ComponentName = "scheme" | "username" | "password" | "host" | "port" | "path" | "query" | "fragment";

/** A component of the record, or a delimiter between two. */
export interface RecordPiece {
  readonly component: ComponentName | null;
  readonly text: Shown;
  /** Where it lies in `href`, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

export interface RecordView {
  /** The length of `href` in UTF-16 code units. */
  readonly length: number;
  readonly pieces: readonly RecordPiece[];
  readonly hasPassword: boolean;
}

const ORDER: readonly ComponentName[] = ["scheme", "username", "password", "host", "port", "path", "query", "fragment"];

/** Cuts the `href` of a record into its components and the delimiters between them. */
export function viewRecord(url: URLRecord): RecordView {
  const { href } = url;
  const ranges = rangesOf(url);
  const pieces: RecordPiece[] = [];
  let at = 0;
  const push = (component: ComponentName | null, start: number, end: number) =>
    pieces.push({ component, text: shorten(href.slice(start, end), CELL), start, end });
  for (const component of ORDER) {
    const range = ranges[component];
    if (range === null) continue;
    if (range.start > at) push(null, at, range.start);
    push(component, range.start, range.end);
    at = range.end;
  }
  if (at < href.length) push(null, at, href.length);
  return { length: href.length, pieces, hasPassword: passwordOf(url) !== "" };
}
