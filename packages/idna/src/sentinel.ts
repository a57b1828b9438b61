/**
 * Throws if the engine's `normalize` or `toLowerCase` does not work. V8 without Intl returns the text unchanged, and some
 * engines lack `normalize`. An error is better than a wrong domain.
 */
export function assertEngine(): void {
  if (
    !"".normalize ||
    // NFD: decomposes Hangul. NFC: sorts marks, composes Hangul, and not a composition exclusion. NFKD: also in Latin-1,
    // where JavaScriptCore changed nothing under NFKC until 2024. Lower case: also beyond the BMP.
    "\uac01".normalize("NFD") +
      "s\u0307\u0323\u1100\u1161\u11a8\u0958".normalize("NFC") +
      "\xaa\ufb01".normalize("NFKD") +
      "\xc0\u{10400}".toLowerCase() !==
      "\u1100\u1161\u11a8\u1e69\uac01\u0915\u093cafi\xe0\u{10428}"
  ) {
    throw new Error("@url/idna: this engine's normalize or toLowerCase does not conform");
  }
}
