import { displayHost, findSpoofs, type Spoof } from "@url/display";
import { protectNames } from "@url/display/confusables";
import { parseHost, serializeHost } from "@url/host";

/** What a person gets to see of a domain as the host of a URL. */
export interface ShownHost {
  /** The host as the URL parser reads it; `null` if it refuses. */
  readonly host: string | null;
  /** What to show, without the characters that isolate right-to-left text; `null` if there is no host. */
  readonly text: string | null;
  /** Warnings about `https://` and the domain, with ranges of the domain. */
  readonly spoofs: readonly Spoof[];
}

/** Says what to show of a domain, and what to warn of. `names` are domains that others may imitate. */
export function showHost(domain: string, names: readonly string[]): ShownHost {
  const parsed = parseHost(domain);
  const displayed = parsed.ok ? displayHost(parsed.value, { direction: "none" }) : parsed;
  const spoofs = findSpoofs(BEFORE + domain, { protect: protectNames(names) });
  return {
    host: parsed.ok ? serializeHost(parsed.value) : null,
    text: displayed.ok ? (displayed.value?.text ?? null) : null,
    spoofs: spoofs.ok ? spoofs.value.map((spoof) => inDomain(spoof, domain.length)) : [],
  };
}

/** Returns the host that the platform's own URL reads, or `null` if it refuses. */
export function nativeHost(domain: string): string | null {
  try {
    return new URL(BEFORE + domain).host;
  } catch {
    return null;
  }
}

/** Names that many try to imitate, and reserved ones (RFC 6761). */
export const FAMOUS: readonly string[] = ["apple.com", "example.com", "google.com", "microsoft.com", "paypal.com"];

const BEFORE = "https://";

function inDomain(spoof: Spoof, length: number): Spoof {
  const place = (at: number): number => Math.min(Math.max(at - BEFORE.length, 0), length);
  return { ...spoof, start: place(spoof.start), end: place(spoof.end) };
}
