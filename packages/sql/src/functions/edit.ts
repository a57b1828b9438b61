import { type PartsToWrite, stripTracking, withParts } from "@url/edit";
import { rememberLast } from "./last.ts";
import { readURL } from "./record.ts";

/** Returns the URL with other parts, by a JSON object with them; null if the text or the result is not a URL. */
export function editText(text: string, changes: string): string | null {
  const parts = partsIn(changes);
  const changed = withParts(text, parts);
  return changed.ok ? changed.value : null;
}

const partsIn = /* @__PURE__ */ rememberLast((text: string): PartsToWrite => {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    parts = null;
  }
  if (typeof parts !== "object" || parts === null || Array.isArray(parts))
    throw new RangeError(`url_edit: changes must be a JSON object such as {"scheme":"https","port":null}.`);
  // Throws for an unknown part, even if no row has a URL.
  withParts("a:", parts);
  return parts;
});

/** Returns the URL without the parameters that only track people. */
export function stripText(text: string): string | null {
  const href = readURL(text, (url) => url.href);
  return href === null ? null : stripTracking(href);
}
