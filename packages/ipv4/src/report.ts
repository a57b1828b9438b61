import type { IPv4Report } from "./error.ts";
import { readIPv4Lenient } from "./parse-lenient.ts";

/**
 * Calls `report` for every validation error of `text`, fatal or not, in the Standard's order. A second pass: only a listener
 * needs it, so that a bundle without one does not contain it.
 * @see https://url.spec.whatwg.org/#concept-ipv4-parser
 */
export function reportIPv4(text: string, report: IPv4Report): void {
  const address = readIPv4Lenient(text);
  const [error, code] = typeof address === "number" ? [] : [address, address.code];
  let end = text.length;
  if (end === 0 || text.endsWith(".")) {
    const dot = end && end - 1;
    report("IPv4-empty-part", dot, end);
    end = dot;
  }
  if (code !== "IPv4-too-many-parts") {
    const parts = text.slice(0, end).split(".");
    const { length } = parts;
    if (length < 4) report("IPv4-too-few-parts", 0, end);
    // 10.1.0x203
    //      ^ start
    let start = 0;
    for (const part of parts) {
      if (code === "IPv4-non-numeric-part" && error!.start === start) break;
      const stop = start + part.length;
      if (/^0./.test(part)) report("IPv4-non-decimal-part", start, stop);
      // Only the last part can be above 255 in an address: it fills the remaining bytes.
      if (stop === end && (address as number) % 2 ** (40 - 8 * length) > 255)
        report("IPv4-out-of-range-part", start, end);
      start = stop + 1;
    }
  }
  if (error) report(error.code, error.start, error.end);
}
