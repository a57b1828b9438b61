/**
 * Returns true if a label, which is valid by UTS #46, is also one of IDNA2008: its characters are PVALID, or in the context
 * that CONTEXTO asks for, and its hyphens are at allowed places. UTS #46 checks the rest: NFC, the first character, the
 * joiners, the Bidi rule, and everything that a mapping changes. An engine whose regular expressions know no properties
 * accepts symbols, such as "☃", besides letters, marks and digits.
 * @see https://www.rfc-editor.org/rfc/rfc5892#section-3
 * @see https://www.rfc-editor.org/rfc/rfc5891#section-4.2.3
 */
export function isULabel(label: string): boolean {
  if (/^..--|^-|-$/.test(label) || DISALLOWED.test(label)) return false;
  NOT_PVALID ??= create(
    "[^-\\p{L}\\p{M}\\p{Nd}\u0f0b\u3007\u06fd\u06fe\xb7\u0375\u05f3\u05f4\u30fb\u200c\u200d]|\\p{Me}",
  );
  if (NOT_PVALID !== false && NOT_PVALID.test(label)) return false;
  return isInContext(label);
}

/**
 * The rules of CONTEXTO: each character that needs a context has it.
 * @see https://www.rfc-editor.org/rfc/rfc5892#appendix-A.3
 */
function isInContext(label: string): boolean {
  // Digits of one kind exclude those of the other.
  if (/[\u0660-\u0669]/.test(label) && /[\u06f0-\u06f9]/.test(label)) return false;
  for (let at = 0; at < label.length; at++) {
    const before = label.slice(at - 1, at);
    const after = label.slice(at + 1);
    switch (label[at]) {
      // MIDDLE DOT, between two "l"
      case "\xb7":
        if (before !== "l" || !after.startsWith("l")) return false;
        break;
      // GREEK LOWER NUMERAL SIGN, before a Greek letter
      case "\u0375":
        if (!/^[\u0370-\u03ff\u1f00-\u1fff]/.test(after)) return false;
        break;
      // HEBREW PUNCTUATION GERESH and GERSHAYIM, behind a Hebrew letter
      case "\u05f3":
      case "\u05f4":
        if (!/[\u0591-\u05f4\ufb1d-\ufb4f]/.test(before)) return false;
        break;
      // KATAKANA MIDDLE DOT, with a letter of a Japanese script somewhere
      case "\u30fb":
        if (!JAPANESE.test(label)) return false;
        break;
      default:
    }
  }
  return true;
}

/**
 * The exceptions that are letters or marks, and the jamo of old Hangul.
 * @see https://www.rfc-editor.org/rfc/rfc5892#section-2.6
 * @see https://www.rfc-editor.org/rfc/rfc5892#section-2.9
 */
const DISALLOWED = /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb]/;

/** A letter of Hiragana, Katakana or Han. The ranges have what these blocks hold of other scripts left out. */
const JAPANESE =
  /[\u3005\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fd-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]|[\ud840-\ud88d][\udc00-\udfff]|\ud82c[\udc00-\udd67]/;

/** Made when the first label is read, because an engine without properties, such as Hermes 0.12, rejects the pattern. */
let NOT_PVALID: RegExp | false | undefined;

function create(pattern: string): RegExp | false {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return false;
  }
}
