/**
 * The domain in ASCII as the platform's own `URL` has it, or null when that refuses. One question for the whole domain,
 * since the Bidi rule looks at all labels.
 * Throws when there is no `URL`, or one that does no IDNA (React Native's) or maps "ß" to "ss" (IDNA 2003).
 */
export function askPlatform(domain: string): string | null {
  isTrusted ||= ask("\xdf") === "xn--zca";
  if (!isTrusted) throw new Error("@url/idna/platform: this engine has no URL that does IDNA");
  return ask(domain);
}

let isTrusted = false;

/** Taken when this module is loaded: by the time it is asked the global may be ours, and would ask itself. */
const PlatformURL: (new (url: string) => { readonly hostname: string }) | undefined = (
  globalThis as { URL?: new (url: string) => { readonly hostname: string } }
).URL;

function ask(domain: string): string | null {
  try {
    // http://%C3%9F.é
    //        ^ encoded: it cannot end the host, and a lone surrogate throws
    //              ^ a label more: the host never ends in a number, which would make it an IPv4 address, and is never
    //                all ASCII, which would leave its xn-- labels unchecked
    const url = new (PlatformURL as NonNullable<typeof PlatformURL>)(`http://${encodeURIComponent(domain)}.\xe9`);
    return url.hostname.slice(0, -".xn--9ca".length);
  } catch {
    return null;
  }
}
