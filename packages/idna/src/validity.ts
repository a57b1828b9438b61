import { findBidiFault } from "./bidi.ts";
import { findContextJFault } from "./context-j.ts";
import { MAPPED } from "./decode-tables.ts";
import type { IDNAErrorCode } from "./error.ts";
import { firstClassOf } from "./map.ts";
import { toNFC } from "./normalize.ts";
import { isMarkClass } from "./properties.ts";
import type { Fault } from "./record.ts";

/**
 * Applies UTS #46's validity criteria to one label, and returns the first fault or null. A label of null did not decode.
 * Mapped and normalized labels have only valid code points in NFC, because the tables ensure it; labels that were decoded
 * from Punycode are checked. In a Bidi domain the Bidi rule is one of the criteria.
 * @see https://www.unicode.org/reports/tr46/#Validity_Criteria
 */
export function checkLabel(label: string | null, isDecoded: boolean, strict: boolean, isBidi: boolean): Fault | null {
  if (label === null) return { code: "punycode", at: -1 };
  if (label === "") return null;
  // If not strict, only "xn--" is an error. Only a decoded label can begin with it, because other such labels were decoded.
  if ((strict ? /^..--/u : /^xn--/).test(label)) return { code: "hyphen", at: -1 };
  return (
    (isDecoded ? fault("disallowed", findNotValid(label)) : null) ??
    (isDecoded && toNFC(label) !== label ? { code: "nfc", at: -1 } : null) ??
    (strict ? fault("hyphen", label.search(/^-|-$/)) : null) ??
    (strict ? fault("std3", label.search(/[^-a-z\d\x80-\uffff]/)) : null) ??
    fault("mark", isMarkClass(firstClassOf(label)) ? 0 : -1) ??
    fault("contextJ", findContextJFault(label)) ??
    (isBidi ? fault("bidi", findBidiFault(label)) : null)
  );
}

function findNotValid(label: string): number {
  let at = 0;
  for (const ch of label) {
    // A decoded label must not have code points that mapping would change or reject.
    if (ch === "." || firstClassOf(ch) <= MAPPED) return at;
    at += ch.length;
  }
  return -1;
}

function fault(code: IDNAErrorCode, at: number): Fault | null {
  return at === -1 ? null : { code, at };
}
