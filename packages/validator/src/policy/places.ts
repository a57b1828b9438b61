import { hostTextOf, schemeOf, type URLRecord } from "@url/serializer";
import { isSpecialScheme } from "@url/serializer/internal";

/** A range of the raw input in UTF-16 code units. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where the components are in the raw input. */
export interface Places {
  readonly scheme: Place;
  /** With the "@". */
  readonly credentials: Place;
  readonly host: Place;
  /** Without the ":". */
  readonly port: Place;
}

/**
 * Returns the places of components in `input`, which is read as `url`. A component that comes from the base has the whole
 * input as its place.
 *
 * ```
 * https://user@example.com:80/
 *         ^    ^           ^
 * ```
 */
export function placesIn(input: string, url: URLRecord, hasBase: boolean): Places {
  const whole = { start: 0, end: input.length };
  const scheme = schemePlace(input, schemeOf(url));
  const start = authorityStart(input, scheme, url, hasBase);
  if (start === -1) return { scheme: scheme ?? whole, credentials: whole, host: whole, port: whole };

  const after = isSpecialScheme(schemeOf(url)) ? AFTER_AUTHORITY : AFTER_OPAQUE;
  const end = Math.max(start, Math.min(start + lengthBefore(after, input.slice(start)), trimmedLength(input)));
  const hostStart = Math.max(input.lastIndexOf("@", end - 1) + 1, start);
  const hostAndPort = input.slice(hostStart, end);
  const colon = hostAndPort.indexOf(":", Math.max(hostAndPort.indexOf("]"), 0));
  const hostEnd = colon === -1 ? end : hostStart + colon;
  return {
    scheme: scheme ?? whole,
    credentials: { start, end: hostStart },
    host: { start: hostStart, end: hostEnd },
    port: { start: Math.min(hostEnd + 1, end), end },
  };
}

/** Returns the place of the scheme; `null` if it comes from the base, or is missing. */
export function schemePlace(input: string, scheme: string): Place | null {
  const match = SCHEME.exec(input);
  if (match?.[2]?.replace(REMOVED, "").toLowerCase() !== scheme) return null;
  const start = match[1]!.length;
  return { start, end: start + match[2].length };
}

/** Returns where the authority begins; -1 if the input has none. */
function authorityStart(input: string, scheme: Place | null, url: URLRecord, hasBase: boolean): number {
  const start = scheme === null ? input.search(NOT_AROUND) : scheme.end + 1;
  if (start === -1 || hostTextOf(url) === null) return -1;
  const solidi = (SOLIDI.exec(input.slice(start)) as RegExpExecArray)[0];
  const count = solidi.replace(REMOVED, "").length;
  const name = schemeOf(url);
  // Without a base, a special scheme needs no slash, and any number of them will do.
  if (isSpecialScheme(name) && name !== "file" && (!hasBase || count >= 2)) return start + solidi.length;
  if (count < 2) return -1;
  const two = (TWO_SOLIDI.exec(input.slice(start)) as RegExpExecArray)[0];
  return start + two.length;
}

function lengthBefore(pattern: RegExp, text: string): number {
  const length = text.search(pattern);
  return length === -1 ? text.length : length;
}

/** The length without spaces and control characters at the end. A regular expression would take quadratic time. */
function trimmedLength(input: string): number {
  let length = input.length;
  while (length > 0 && input.charCodeAt(length - 1) <= 0x20) length--;
  return length;
}

const SCHEME = /^([\0- ]*)([a-z][a-z0-9+.\-\t\n\r]*):/i;
const REMOVED = /[\t\n\r]/g;
const NOT_AROUND = /[^\0- ]/;
const SOLIDI = /^[/\\\t\n\r]*/;
const TWO_SOLIDI = /^(?:[\t\n\r]*[/\\]){2}[\t\n\r]*/;
const AFTER_AUTHORITY = /[/\\?#]/;
const AFTER_OPAQUE = /[/?#]/;
