/**
 * Throws if the engine's `normalize` or `toLowerCase` does not work. V8 without Intl returns the text unchanged, and some
 * engines lack `normalize`. An error is better than a wrong domain.
 */
export function assertEngine(): void {
  if (
    !"".normalize ||
    // NFD: sorts marks and decomposes Hangul. NFC: composes Hangul, and not a composition exclusion. NFKD: also in Latin-1,
    // where JavaScriptCore changed nothing under NFKC until 2024. Lower case: also beyond the BMP.
    "q\u0307\u0323\uac01".normalize("NFD") +
      "\u1100\u1161\u11a8e\u0301\u0958".normalize("NFC") +
      "\xaa\ufb01".normalize("NFKD") +
      "\xc0\u{10400}".toLowerCase() !==
      "q\u0323\u0307\u1100\u1161\u11a8\uac01\xe9\u0915\u093cafi\xe0\u{10428}"
  ) {
    throw new Error("@url/idna: this engine's normalize or toLowerCase does not conform");
  }
}
