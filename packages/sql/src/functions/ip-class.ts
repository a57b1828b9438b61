import { classify } from "@url/ip/special";

/** Returns what an address is for; null if the text is not an address. An IPv6 address may have the brackets of a URL. */
export function ipClassOf(text: string): string | null {
  const bare = text.startsWith("[") && text.endsWith("]") && text.includes(":") ? text.slice(1, -1) : text;
  const found = classify(bare);
  return found.ok ? found.value.kind : null;
}
