import { defaultPort } from "@url/serializer/internal";
import { correctScheme, findPathColon, isFileWithAt } from "@url/validator/internal";
import { applyChanges, type Edit } from "./change.ts";
import { readFilePath } from "./file-path.ts";
import { authorityEnd, cleanHost, commaEdits, isLocal, isMeantAsHost, isOneLabel } from "./host.ts";

/** One way to read a typed text. */
export interface TypedReading {
  readonly edits: readonly Edit[];
  /** The host as it is typed, if it is a guess that it is one; `null` if the text is read as it is. */
  readonly guessedHost: string | null;
  /** True if the reading is only taken if there is no other. */
  readonly isLast?: true;
}

/** What the readings depend on. */
export interface ReadingRules {
  /** The scheme that is added where there is none; `null` for the one that fits the host. */
  readonly scheme: string | null;
  /** True if the text is a valid URL string. */
  readonly isValid: boolean;
  /** True if a word, and a name that ends in no top-level domain that people type, is a host too. */
  readonly anyHost: boolean;
}

/**
 * Returns the ways to read `text[start, end)`, best first. None of them changes the labels of a host.
 */
export function readTyped(text: string, start: number, end: number, rules: ReadingRules): TypedReading[] {
  const typed = text.slice(start, end);
  const path = readFilePath(text, start, end);
  if (path !== null) return [{ edits: path, guessedHost: null }];

  const repeated = REPEATED.exec(typed);
  if (repeated !== null) {
    const to = start + repeated[0].length;
    const edit: Edit = { code: "scheme-repeated", start, end: to, replacement: "" };
    return readTyped(text, to, end, { ...rules, isValid: false }).map((reading) => ({
      ...reading,
      edits: [edit, ...reading.edits],
    }));
  }

  const decoded = decodeWhole(typed);
  if (decoded !== null) {
    const edit: Edit = { code: "percent-decoded", start, end: start + decoded.length, replacement: decoded.text };
    return [{ edits: [edit], guessedHost: null }];
  }

  const asTyped: TypedReading = { edits: [], guessedHost: null };
  const corrected = readMisspelled(text, start, end, rules.isValid);
  if (corrected.length > 0) return /^[a-z][a-z0-9+.-]*:/i.test(typed) ? [...corrected, asTyped] : corrected;

  const [, name, rest = ""] = /^([a-z][a-z0-9+.-]*):([\s\S]*)$/i.exec(typed) ?? [];
  if (name !== undefined) {
    const known = name.toLowerCase();
    if (isInLines(rest)) return [];
    if (defaultPort(known) !== null)
      return rules.isValid ? [asTyped] : readAuthority(text, start + name.length + 1, end);
    const colon = REPOSITORY.test(known) ? findPathColon(typed) : null;
    if (colon !== null) {
      const at = start + colon;
      return [{ edits: [{ code: "path-corrected", start: at, end: at + 1, replacement: "/" }], guessedHost: null }];
    }
    const others = isMeantAsScheme(known, rest, rules.isValid) ? [asTyped] : [];
    return looksLikeHost(known, rest) ? [...readHost(text, start, end, rules), ...others] : others;
  }
  const mail = readMail(text, start, end);
  // A colon alone is what is left of a scheme, unless it separates a user from a password.
  const solidi = /^(?::?[/\\]{2,}|:(?!:|[^/?#]*@)[/\\]?)\s*/.exec(typed)?.[0].length ?? 0;
  return [...mail, ...readHost(text, start, end, rules, solidi)];
}

/** Decodes a URL whose delimiters are percent-encoded, up to a query or fragment that is not; null for other text. */
function decodeWhole(typed: string): { readonly text: string; readonly length: number } | null {
  const [encoded] = /^https?(?::|%3a)(?:\/|%2f){2}[^\s?#]*/i.exec(typed) ?? [];
  if (encoded === undefined || encoded.includes("://")) return null;
  try {
    return { text: decodeURIComponent(encoded), length: encoded.length };
  } catch {
    return null;
  }
}

/** Reads a scheme that is misspelled, or badly separated: `htp://`, `http//`, `http;//`, `http :// `. */
function readMisspelled(text: string, start: number, end: number, isValid: boolean): TypedReading[] {
  const [prefix, word = "", separator = "", solidi = ""] = MISSPELLED.exec(text.slice(start, end)) ?? [];
  const scheme = prefix === undefined ? null : correctScheme(word);
  if (prefix === undefined || scheme === null) return [];
  const isSpelled = scheme === word.toLowerCase();
  const count = solidi.replace(/\s/g, "").length;
  if (isSpelled && separator === ":" && (isValid || !/\s/.test(prefix))) return [];
  // Without a colon or with another scheme, only "//" says that a scheme is meant.
  const mark = separator.replace(/\s/g, "");
  // Without slashes, the first dot of `ftp.example.org` is one of a host.
  if (count < 2 && (!isSpelled || mark === "" || mark === ".")) return [];
  let from = start + prefix.length;
  // In `http//:example.org` the colon comes too late.
  if (mark === "" && text[from] === ":") from++;
  if (count === 0 && !/^[^\s/?#]+\.[a-z]/i.test(text.slice(from, end))) return [];
  // The path of a file begins with the third slash.
  const slashes = scheme === "file" ? "/".repeat(Math.max(count, 2)) : "//";
  const edit: Edit = { code: "scheme-corrected", start, end: from, replacement: `${scheme}:${slashes}` };
  if (scheme === "file") return isInLines(`//${text.slice(from, end)}`) ? [] : [{ edits: [edit], guessedHost: null }];
  return withHost(text, from, end, [edit]);
}

/** Reads text without a scheme, from the host on. `skipped` is the length of the solidi in front of it. */
function readHost(text: string, start: number, end: number, rules: ReadingRules, skipped = 0): TypedReading[] {
  const { scheme, anyHost } = rules;
  const from = start + skipped;
  const hostEnd = authorityEnd(text, from, end);
  const host = text.slice(from, hostEnd);
  // What follows two slashes is a host.
  if (!anyHost && skipped < 2 && !isMeantAsHost(host, text.slice(hostEnd, end))) return [];
  const name = host.slice(host.lastIndexOf("@") + 1);
  const added = scheme ?? (isLocal(name) || (skipped === 0 && isOneLabel(name)) ? "http" : "https");
  return withHost(text, from, end, [{ code: "scheme-added", start, end: from, replacement: `${added}://` }]);
}

/** Returns true if an authority is in several lines: the parser would join two names to one. */
function isInLines(rest: string): boolean {
  const [solidi] = /^[/\\\t\n\r]*/.exec(rest) as RegExpExecArray;
  const authority = rest.slice(solidi.length, authorityEnd(rest, solidi.length, rest.length));
  return solidi.replace(/[\t\n\r]/g, "").length >= 2 && /[\t\n\r]/.test(authority);
}

/** Reads what follows a scheme and its ":". */
function readAuthority(text: string, start: number, end: number): TypedReading[] {
  const from = start + (/^[/\\]*/.exec(text.slice(start, end)) as RegExpExecArray)[0].length;
  if (/[\t\n\r]/.test(text.slice(from, authorityEnd(text, from, end)))) return [];
  const host = text.slice(from, authorityEnd(text, from, end));
  // A placeholder is not a host, and of three numbers one is missing. Anything else stays as it is.
  const isNone = /[{}$,;*]/.test(host) || /^\d+\.\d+\.\d+\.?(?::\d*)?$/.test(host);
  const asTyped: TypedReading = { edits: [], guessedHost: null, isLast: true };
  return [...withHost(text, from, end, []), ...(isNone ? [] : [asTyped])];
}

/** Adds the edits of the host and of what follows it: one reading, or two if a final punctuation mark may be meant. */
function withHost(text: string, start: number, end: number, edits: readonly Edit[]): TypedReading[] {
  const hostEnd = authorityEnd(text, start, end);
  const cleaned = cleanHost(text, start, hostEnd);
  if (cleaned === null) return [];
  const guessedHost = text.slice(Math.max(text.lastIndexOf("@", hostEnd - 1) + 1, start), hostEnd);
  const whole = [...edits, ...cleaned];
  const marks = hostEnd === end ? finalDot(text, start, end, cleaned) : finalMarks(text.slice(hostEnd, end));
  if (marks === 0) return [{ edits: whole, guessedHost }];
  const shortened: Edit = { code: "punctuation-removed", start: end - marks, end, replacement: "" };
  const short = { edits: [...whole, shortened], guessedHost };
  // A bracket or a quotation mark that nothing opens is not meant; a full stop may be.
  const isMeant = /^[.,:;!]+$/.test(text.slice(end - marks, end));
  return isMeant ? [{ edits: whole, guessedHost }, short] : [short, { edits: whole, guessedHost }];
}

/** Returns 1 if the host ends with a dot, which may end the sentence. */
function finalDot(text: string, start: number, end: number, edits: readonly Edit[]): number {
  const isEdited = edits[edits.length - 1]?.end === end;
  return !isEdited && text[end - 1] === "." && end - 1 > start ? 1 : 0;
}

/** Returns how many units of punctuation end a path, a query or a fragment; a bracket counts if nothing opens it. */
function finalMarks(rest: string): number {
  // Looked for once: the rest can end in thousands of brackets.
  const closers = Array.from(OPENS, ([close, open]) => (rest.includes(open) ? "" : close));
  const marks = `.,:;!'"”’»>${closers.join("")}`;
  let length = rest.length;
  while (length > 1 && marks.includes(rest[length - 1] as string)) length--;
  return rest.length - length;
}

/** Reads an email address, whose host has a dot. */
function readMail(text: string, start: number, end: number): TypedReading[] {
  const host = text.lastIndexOf("@", end - 1) + 1;
  if (host <= start || end - start > LONGEST_MAIL) return [];
  const commas = commaEdits(text, host, end);
  const address = applyChanges(text.slice(0, end), commas).slice(start);
  if (!MAIL.test(address) || isFileWithAt(address)) return [];
  return [
    { edits: [{ code: "mail-address", start, end: start, replacement: "mailto:" }, ...commas], guessedHost: null },
  ];
}

/**
 * Returns true if what looks like a scheme is one. A space behind the colon is that of a sentence (`note: buy milk`), a
 * second colon that of code (`std::vector`), and a number that is too large for a port is not a path either. A space further
 * on is one of a text if the scheme is not one of those that people write with spaces.
 */
function isMeantAsScheme(name: string, rest: string, isValid: boolean): boolean {
  if (rest.startsWith(":") || (!isValid && /^\s/.test(rest))) return false;
  const [digits = ""] = /^\d*(?=[/?#\\]|$)/.exec(rest) ?? [];
  if (+digits > 65535 && (name === "localhost" || name.includes("."))) return false;
  return isValid || rest.startsWith("/") || !/\s/.test(rest) || SPACED.includes(name);
}

/** Returns true if what looks like a scheme is a host or a user: `localhost:3000`, `example.com:/`, `user:password@host`. */
function looksLikeHost(name: string, rest: string): boolean {
  if (/^0*\d{1,5}(?:[/?#\\]|$)/.test(rest)) return !NUMBERED.includes(name);
  if (name.includes(".")) return !rest.startsWith("//");
  return /^:[0-9a-f:.]*(?:[/?#]|$)/i.test(rest)
    ? /^[0-9a-f]+$/.test(name)
    : !ADDRESSED.includes(name) && /^[^/?#\\@\s]+@[^/?#\\@\s]+/.test(rest);
}

const REPEATED = /^(?:https?:?\/{0,2}\s*|www\.)+(?=https?:\/|https?\/\/)/i;
const MISSPELLED = /^([a-z][a-z0-9]{1,5})(\s*[:;.,]*\s*)((?:[/\\]\s*)*)/i;
const MAIL = /^[^\s@:/\\?#"(),;<>[\]]+@(?:[^\s@:/\\?#"(),;<>[\].]+\.)+(?!\d+$)[^\s@:/\\?#"(),;<>[\].]{2,}$/;
/** The longest address that mail is delivered to, by RFC 5321, is shorter. */
const LONGEST_MAIL = 400;
/** Schemes whose paths people write with spaces. */
const SPACED = ["mailto", "about", "data", "javascript", "blob", "view-source", "magnet", "urn", "sms", "tel", "geo"];
/** Schemes of repositories: `ssh`, `git`, `git+https`. Behind a host of another scheme, `:port/` may be left of a template. */
const REPOSITORY = /^(?:git|ssh)$|^git\+|\+ssh$/;
/** Schemes whose path can be a number. */
const NUMBERED = ["tel", "sms", "callto", "fax", "modem"];
/** Schemes whose path can be the address of a user. */
const ADDRESSED = ["mailto", "sip", "sips", "xmpp", "im", "pres", "acct", "skype", "sms", "h323", "cid", "mid"];
const OPENS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
]);
