import { isSpecialScheme } from "@url/serializer";
import type { Component, ComponentName } from "./components.ts";

/**
 * Returns where the components of a text seem to be, whether it is a URL or not: in order, without empty ones. It cuts
 * where the parser cuts: the first "#", the first "?" before it, a scheme, slashes, the last "@" of the authority, and
 * the colon behind the host. For a text that serializes to itself these are the components of its record.
 */
export function roughComponents(text: string): Component[] {
  const found: Component[] = [];
  const add = (name: ComponentName, start: number, end: number): void => {
    if (start < end) found.push({ name, start, end });
  };
  const hash = indexIn(text, "#", text.length);
  const mark = indexIn(text, "?", hash);
  const scheme = SCHEME.exec(text.slice(0, mark));
  const schemeStart = scheme?.[1]?.length ?? 0;
  const schemeEnd = scheme?.[0].length ?? schemeStart;
  const special = scheme !== null && isSpecialScheme(scheme[2]!.toLowerCase());
  if (scheme !== null) add("scheme", schemeStart, schemeEnd - 1);

  let path = schemeEnd;
  const isFile = scheme?.[2]?.toLowerCase() === "file";
  const slashes = (special && !isFile ? /^[/\\]+/ : special ? /^[/\\]{2}/ : /^\/\//).exec(text.slice(schemeEnd, mark));
  if (slashes !== null) {
    const start = schemeEnd + slashes[0].length;
    const length = text.slice(start, mark).search(special ? /[/\\]/ : /\//);
    path = length === -1 ? mark : start + length;
    addAuthority(text, start, path, add);
  }
  // "/." before a path that begins with "//" keeps it from being read as a host.
  if (slashes === null && scheme !== null && !special && text.startsWith("/.//", path)) path += 2;
  add("path", path, mark);
  add("query", mark + 1, hash);
  add("fragment", hash + 1, text.length);
  return found;
}

// Spaces and control characters before a scheme are trimmed.
const SCHEME = /^([\0-\x20]*)([a-z][a-z0-9+.-]*):/i;

function addAuthority(
  text: string,
  start: number,
  end: number,
  add: (name: ComponentName, start: number, end: number) => void,
): void {
  const at = text.slice(start, end).lastIndexOf("@");
  const host = at === -1 ? start : start + at + 1;
  // Behind "[" colons belong to the address.
  const bracket = text.slice(host, end).lastIndexOf("]");
  const colon = text.slice(host + bracket + 1, end).indexOf(":");
  const hostEnd = colon === -1 ? end : host + bracket + 1 + colon;
  // With an empty username only the password is left.
  add("credentials", text[start] === ":" ? start + 1 : start, host - 1);
  add("host", host, hostEnd);
  add("port", hostEnd + 1, end);
}

function indexIn(text: string, character: string, end: number): number {
  const index = text.slice(0, end).indexOf(character);
  return index === -1 ? end : index;
}
