/**
 * The scheme start and scheme states: where the ":" after a scheme stands in `text[0, end)`; -1 when the
 * text does not begin with a scheme.
 * @see https://url.spec.whatwg.org/#scheme-start-state
 * @see https://url.spec.whatwg.org/#scheme-state
 */
export function findSchemeEnd(text: string, end: number): number {
  if (end === 0 || !isASCIIAlpha(text.charCodeAt(0))) return -1;
  for (let at = 1; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === COLON) return at;
    if (!isSchemeUnit(unit)) return -1;
  }
  return -1;
}

/**
 * The scheme `text[0, end)`, lower-case. Those of the web come back as constants, which compare by identity
 * from there on: a fresh slice is compared unit by unit with every special scheme.
 */
export function canonicalizeScheme(text: string, end: number): string {
  switch (end) {
    case 2:
      if (text.startsWith("ws")) return "ws";
      break;
    case 3:
      if (text.startsWith("wss")) return "wss";
      if (text.startsWith("ftp")) return "ftp";
      break;
    case 4:
      if (text.startsWith("http")) return "http";
      if (text.startsWith("file")) return "file";
      break;
    case 5:
      if (text.startsWith("https")) return "https";
  }
  return text.slice(0, end).toLowerCase();
}

export function isASCIIAlpha(unit: number): boolean {
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x7a;
}

function isSchemeUnit(unit: number): boolean {
  return isASCIIAlpha(unit) || (unit >= 0x30 && unit <= 0x39) || unit === 0x2b || unit === 0x2d || unit === 0x2e;
}

const COLON = 0x3a;
