/** Returns true if `encoding`, a name of the Standard, is a legacy encoding with more than one byte per character. */
export function isMultiByte(encoding: string): boolean {
  return MULTI_BYTE.has(encoding);
}

/**
 * @see https://encoding.spec.whatwg.org/#legacy-multi-byte-chinese-(simplified)-encodings
 */
const MULTI_BYTE: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "GBK",
  "gb18030",
  "Big5",
  "EUC-JP",
  "ISO-2022-JP",
  "Shift_JIS",
  "EUC-KR",
]);
