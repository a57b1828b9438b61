/**
 * Returns the domain in ASCII as the platform's own `URL` converts it, or null if that rejects it. It parses the whole
 * domain at once, because the Bidi rule applies to all labels together. A longer domain than {@link LONGEST} is
 * rejected without asking.
 * Throws if there is no `URL`, or one without IDNA (React Native's), or one that maps "ß" to "ss" (IDNA 2003).
 */
export function askPlatform(domain: string): string | null {
  isTrusted ||= ask("\xdf") === "xn--zca";
  if (!isTrusted) throw new Error("@url/idna/platform: this engine has no URL that does IDNA");
  return domain.length > LONGEST ? null : ask(domain);
}

/**
 * In UTF-16 code units. Platforms sort marks, which Punycode may hide, in quadratic time: 160,000 took 2.7 s, and 4,096 take 8 ms.
 * No name server accepts more than 253, and Node 26 rejects long domains itself.
 */
const LONGEST = 4096;

let isTrusted = false;

/** Read when this module is loaded, because later the global may be our own class, which would call this function again. */
const PlatformURL: (new (url: string) => { readonly hostname: string }) | undefined = /* @__PURE__ */ Reflect.get(
  globalThis,
  "URL",
);

function ask(domain: string): string | null {
  try {
    // http://%C3%9F.é
    //        ^ encoded, so that it cannot end the host, and a lone surrogate throws
    //              ^ an additional label: without it, a host that ends in a number would be an IPv4 address, and the xn--
    //                labels of a host that is all ASCII would not be checked
    const url = new (PlatformURL as NonNullable<typeof PlatformURL>)(`http://${encodeURIComponent(domain)}.\xe9`);
    return url.hostname.slice(0, -".xn--9ca".length);
  } catch {
    return null;
  }
}
