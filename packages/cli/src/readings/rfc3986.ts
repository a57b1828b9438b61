import { checkURI, parseURI } from "@url/uri";
import type { Reading } from "./reading.ts";

/** Returns the reading by the grammar of RFC 3986. */
export function readByRFC3986(text: string): Reading {
  const reader = "RFC 3986";
  const checked = checkURI(text, "URI");
  if (!checked.ok) return { reader, ok: false, why: `${checked.error.code} at column ${checked.error.start + 1}` };
  const { scheme, userinfo, host, port, path, query, fragment } = parseURI(text);
  return { reader, ok: true, components: { scheme, userinfo, host, port, path, query, fragment } };
}
