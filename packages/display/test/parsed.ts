import { type Host, parseHost } from "@url/host";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import type { URLRecord } from "@url/serializer";
import { type Displayed, type DisplayedPartKind, type DisplayOptions, displayHost, displayURL } from "../src/index.ts";

export function url(text: string): URLRecord {
  return orThrow(parseURL(text));
}

export function host(text: string): Host {
  return orThrow(parseHost(text));
}

export function shown(text: string, options?: DisplayOptions): string {
  return orThrow(displayURL(url(text), options)).text;
}

export function shownHost(text: string): string {
  return orThrow(displayHost(host(text)))!.text;
}

/** Returns the text of the first part of a kind, or null. */
export function partOf(displayed: Displayed, kind: DisplayedPartKind): string | null {
  const part = displayed.parts.find((other) => other.kind === kind);
  return part === undefined ? null : displayed.text.slice(part.start, part.end);
}
