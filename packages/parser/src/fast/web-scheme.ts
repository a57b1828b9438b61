import { schemeAt } from "@url/serializer/internal";

export const HTTPS = "https://";

/**
 * Returns where the host or the credentials start in a text that starts with `http://` or `https://`; 0 for any other
 * text.
 */
export function webHostStart(text: string): number {
  const end = text[4] === "s" ? 5 : 4;
  const scheme = schemeAt(text, end);
  return (scheme === "https" || scheme === "http") && text.startsWith("://", end) ? end + 3 : 0;
}
