import { USERINFO } from "@url/percent";
import { defaultPort, type LocatedURL, schemeOf } from "@url/serializer/internal";
import { canonicalizeAuthority, parseCredentials } from "../authority.ts";
import { COMMERCIAL_AT, NUMBER_SIGN, QUESTION_MARK, REVERSE_SOLIDUS, SOLIDUS, SPACE } from "../code-points.ts";
import type { URLError } from "../error.ts";
import { domain, endOfMatch, MAX_LENGTH, outside, port, sticky } from "../grammar.ts";
import { findSchemeEnd } from "../scheme.ts";
import { cleanEnd, DRIVE, isSlash, mendAfterAuthority, mendTail } from "./mend-tail.ts";
import { host } from "./normal-form.ts";
import { webSchemeOf } from "./web-scheme.ts";

/**
 * Parses a special URL whose start needs work: capitals in the scheme, other slashes than two, or a host of a file that
 * stands for none. Text that is relative to `base` is left. What is written better is parsed by `parse`: most of it is in
 * normal form then, and the pattern takes less time than a walk through the parts.
 */
export function mendStart(
  input: string,
  base: LocatedURL | undefined,
  parse: (text: string, base?: LocatedURL) => string | URLError,
): string | URLError | undefined {
  if (input.length > MAX_LENGTH) return undefined;
  // As constants: a search for the colon and a slice took a tenth of the time of a file.
  const known = webSchemeOf(input) ?? (input.startsWith("fil") && input.startsWith("e:", 3) ? "file" : undefined);
  const lower = known === undefined ? webSchemeOf(input.slice(0, "https:".length).toLowerCase()) : undefined;
  // It is as long as what is written, so an error has the same range.
  if (lower !== undefined) return parse(lower + input.slice(lower.length), base);
  const colon = known === undefined ? findSchemeEnd(input, input.length) : known.length;
  // `resolveReference` has parsed a reference with a host; what it left has an error, or is a file with a drive letter.
  if (colon < 0) return undefined;
  const written = known ?? input.slice(0, colon);
  const scheme = known ?? written.toLowerCase();
  if (scheme !== written) return parse(scheme + input.slice(colon), base);
  let at = colon + 1;
  while (isSlash(input.charCodeAt(at))) at++;
  const slashes = at - colon - 1;
  const isRelative = base !== undefined && schemeOf(base) === scheme && !input.startsWith("//", colon + 1);
  if (isRelative) return undefined;
  if (scheme === "file") return mendFile(input, colon + 1, slashes, parse);
  if (known === undefined && defaultPort(scheme) === null) return undefined;
  const head = `${scheme}://`;
  if (slashes !== 2) {
    const href = parse(head + input.slice(at));
    if (typeof href === "string") return href;
  }
  return mendAuthority(input, scheme, head, at);
}

/** Parses a `file` URL whose path or host begins behind the slashes at `start`. */
function mendFile(
  input: string,
  start: number,
  slashes: number,
  parse: (text: string) => string | URLError,
): string | URLError | undefined {
  const hostStart = start + 2;
  const rest = input.slice(hostStart);
  let better: string | false;
  // What is removed may stand before another slash.
  if (slashes < 2) better = slashes === 1 && input.charCodeAt(start + 1) > SPACE && input.slice(start);
  else if (rest.startsWith(LOCAL)) better = rest.slice(LOCAL.length - 1);
  // A drive letter in place of a host starts the path.
  else better = DRIVE_AT.test(rest) && `/${rest}`;
  // No path of a file can fail.
  if (better !== false) return parse(`file://${better}`);
  if (slashes < 2 || DRIVE.test(input)) return undefined;
  const end = endOfMatch(FILE_HOST, input, hostStart);
  const host = input.slice(hostStart, end);
  return end === 0 ? undefined : mendAfterAuthority(input, `file://${host === "localhost" ? "" : host}`, end);
}

/**
 * Parses the authority at `start`, and mends what follows it. `head` is what the result has before the authority, or "" if
 * that is the text before `start`.
 *
 * ```
 * https://us er:p@ss@EXAMPLE.com:443/a
 *         ^ start   ^ at            ^ end
 * ```
 */
export function mendAuthority(
  input: string,
  scheme: string,
  head: string,
  start: number,
  isSpecial = true,
): string | URLError | undefined {
  // What is in normal form is taken as it is.
  const hasAt = input.includes("@", start);
  const credentialsEnd = hasAt ? endOfMatch(CREDENTIALS, input, start) : start;
  let end = isSpecial && credentialsEnd > 0 ? endOfMatch(HOST_AND_PORT, input, credentialsEnd) : 0;
  if (end > 0) {
    return head === "" && input.charCodeAt(end) === SOLIDUS
      ? mendTail(input, "", 0, end, cleanEnd(input, end))
      : mendAfterAuthority(input, head + input.slice(head === "" ? 0 : start, end), end);
  }

  const { length } = input;
  let at = -1;
  for (end = start; end < length; end++) {
    const unit = input.charCodeAt(end);
    if (unit === COMMERCIAL_AT) at = end;
    else if (unit === SOLIDUS || unit === QUESTION_MARK || unit === NUMBER_SIGN) break;
    else if (unit === REVERSE_SOLIDUS && isSpecial) break;
    // Removed, trimmed, or rare.
    else if (unit <= SPACE) return undefined;
  }
  const hostStart = at < 0 ? start : at + 1;
  const before = head === "" ? input.slice(0, start) : head;
  if (isSpecial && at >= 0 && endOfMatch(HOST_AND_PORT, input, hostStart) === end) {
    const credentials = parseCredentials(input, start, at);
    return mendAfterAuthority(input, before + credentials + input.slice(hostStart, end), end);
  }
  if (!isSpecial && start === end) return mendAfterAuthority(input, before, end, false);
  // It begins with the slashes, and a slice of it would cost 80 ns, because it is in pieces.
  const authority = canonicalizeAuthority(input, start, end, scheme, isSpecial, undefined);
  return typeof authority === "string"
    ? mendAfterAuthority(input, before.slice(0, -2) + authority, end, isSpecial)
    : authority;
}

/** Matches an authority that serializes to itself, in front of what can follow one. */
const HOST_AND_PORT = /* @__PURE__ */ sticky(() => `${host()}(?::${port()})?(?=[/?#\\\\]|$)`);
/** Credentials that serialize to themselves. Neither the username nor the password is empty. */
const CREDENTIALS = /* @__PURE__ */ sticky(() => {
  const text = `${outside(USERINFO)}+`;
  return `${text}(?::${text})?@`;
});
const LOCAL = "localhost/";
const DRIVE_AT = /^[A-Za-z]:\//;
const FILE_HOST = /* @__PURE__ */ sticky(() => `(?:${domain()})?(?=[/\\\\])`);
