import {
  asciiLowercase,
  EOF,
  isASCIIAlpha,
  isASCIIAlphanumeric,
  isASCIIDigit,
  isURLCodePoint,
  toScalarValues,
  twoHexDigitsAt,
} from "./code-points.ts";
import { parseHost } from "./host.ts";
import { type Encoder, percentEncodeAfterEncoding, utf8, utf8PercentEncode } from "./percent.ts";
import { C0_CONTROL, FRAGMENT, PATH, QUERY, SPECIAL_QUERY, USERINFO } from "./percent-encode-sets.ts";
import {
  clonePath,
  defaultPort,
  hasOpaquePath,
  includesCredentials,
  isDoubleDotSegment,
  isNormalizedWindowsDriveLetter,
  isSingleDotSegment,
  isSpecial,
  isSpecialScheme,
  isWindowsDriveLetter,
  listPath,
  newURL,
  type OracleURL,
  shortenPath,
  startsWithWindowsDriveLetter,
} from "./url-record.ts";
import { FAILURE, type Failure, type Report, type ValidationErrorCode } from "./validation-errors.ts";

/** The Standard's 21 states, under its names. */
export type State =
  | "scheme start"
  | "scheme"
  | "no scheme"
  | "special relative or authority"
  | "path or authority"
  | "relative"
  | "relative slash"
  | "special authority slashes"
  | "special authority ignore slashes"
  | "authority"
  | "host"
  | "hostname"
  | "port"
  | "file"
  | "file slash"
  | "file host"
  | "path start"
  | "path"
  | "opaque path"
  | "query"
  | "fragment";

export interface BasicParseOptions {
  readonly base?: OracleURL | null;
  /** The encoding's encoder; UTF-8 when absent. */
  readonly encoding?: Encoder;
  /** Changed in place, also when the parser then fails. */
  readonly url?: OracleURL;
  readonly stateOverride?: State;
  readonly report?: Report;
}

/** The result of a run that the Standard ends with a bare "return": it may have changed the `url` that was passed. */
export const TERMINATED: unique symbol = Symbol("terminated");
export type Terminated = typeof TERMINATED;

/** U+0000 to U+001F, and U+0020. */
const C0_CONTROL_OR_SPACE_AT_AN_END = /^[\0-\x20]+|[\0-\x20]+$/g;
const ASCII_TAB_OR_NEWLINE = /[\t\n\r]/g;

/**
 * The basic URL parser, as written: one state machine, one code point a turn.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function basicURLParse(text: string, options: BasicParseOptions = {}): OracleURL | Failure | Terminated {
  const { stateOverride } = options;
  const base = options.base ?? null;
  const report: Report = options.report ?? (() => {});
  const given = stateOverride !== undefined;
  let cleaned = toScalarValues(text).join("");
  let url: OracleURL;
  if (options.url === undefined) {
    url = newURL();
    const trimmed = cleaned.replace(C0_CONTROL_OR_SPACE_AT_AN_END, "");
    if (trimmed !== cleaned) report("invalid-URL-unit");
    cleaned = trimmed;
  } else {
    url = options.url;
  }
  if (cleaned.search(ASCII_TAB_OR_NEWLINE) !== -1) report("invalid-URL-unit");
  const input = toScalarValues(cleaned.replace(ASCII_TAB_OR_NEWLINE, ""));

  let state: State = stateOverride ?? "scheme start";
  let encoding: Encoder = options.encoding ?? utf8;
  let buffer = "";
  let atSignSeen = false;
  let insideBrackets = false;
  let passwordTokenSeen = false;
  let pointer = 0;

  const fail = (code: ValidationErrorCode): Failure => {
    report(code);
    return FAILURE;
  };
  const remainingStartsWith = (prefix: string): boolean =>
    input.slice(pointer + 1, pointer + 1 + prefix.length).join("") === prefix;
  const reportInvalidUnit = (c: string): void => {
    if (!isURLCodePoint(c) && c !== "%") report("invalid-URL-unit");
    if (c === "%" && !twoHexDigitsAt(input, pointer + 1)) report("invalid-URL-unit");
  };

  for (; ; pointer++) {
    const c = input[pointer] ?? EOF;

    switch (state) {
      // https://url.spec.whatwg.org/#scheme-start-state
      case "scheme start":
        if (isASCIIAlpha(c)) {
          buffer += asciiLowercase(c);
          state = "scheme";
        } else if (!given) {
          state = "no scheme";
          pointer--;
        } else {
          return FAILURE;
        }
        break;

      // https://url.spec.whatwg.org/#scheme-state
      case "scheme":
        if (isASCIIAlphanumeric(c) || c === "+" || c === "-" || c === ".") {
          buffer += asciiLowercase(c);
        } else if (c === ":") {
          if (given) {
            if (isSpecialScheme(url.scheme) && !isSpecialScheme(buffer)) return TERMINATED;
            if (!isSpecialScheme(url.scheme) && isSpecialScheme(buffer)) return TERMINATED;
            if ((includesCredentials(url) || url.port !== null) && buffer === "file") return TERMINATED;
            if (url.scheme === "file" && url.host === "") return TERMINATED;
          }
          url.scheme = buffer;
          if (given) {
            if (url.port === defaultPort(url.scheme)) url.port = null;
            return TERMINATED;
          }
          buffer = "";
          if (url.scheme === "file") {
            if (!remainingStartsWith("//")) report("special-scheme-missing-following-solidus");
            state = "file";
          } else if (isSpecial(url) && base !== null && base.scheme === url.scheme) {
            state = "special relative or authority";
          } else if (isSpecial(url)) {
            state = "special authority slashes";
          } else if (remainingStartsWith("/")) {
            state = "path or authority";
            pointer++;
          } else {
            url.path = "";
            state = "opaque path";
          }
        } else if (!given) {
          buffer = "";
          state = "no scheme";
          pointer = -1;
        } else {
          return FAILURE;
        }
        break;

      // https://url.spec.whatwg.org/#no-scheme-state
      case "no scheme":
        if (base === null || (hasOpaquePath(base) && c !== "#")) {
          return fail("missing-scheme-non-relative-URL");
        } else if (hasOpaquePath(base) && c === "#") {
          url.scheme = base.scheme;
          url.path = base.path;
          url.query = base.query;
          url.fragment = "";
          state = "fragment";
        } else if (base.scheme !== "file") {
          state = "relative";
          pointer--;
        } else {
          state = "file";
          pointer--;
        }
        break;

      // https://url.spec.whatwg.org/#special-relative-or-authority-state
      case "special relative or authority":
        if (c === "/" && remainingStartsWith("/")) {
          state = "special authority ignore slashes";
          pointer++;
        } else {
          report("special-scheme-missing-following-solidus");
          state = "relative";
          pointer--;
        }
        break;

      // https://url.spec.whatwg.org/#path-or-authority-state
      case "path or authority":
        if (c === "/") {
          state = "authority";
        } else {
          state = "path";
          pointer--;
        }
        break;

      // https://url.spec.whatwg.org/#relative-state
      case "relative": {
        const from = presentBase(base);
        if (from.scheme === "file") throw new Error("the Standard asserts that the base's scheme is not file");
        url.scheme = from.scheme;
        if (c === "/") {
          state = "relative slash";
        } else if (isSpecial(url) && c === "\\") {
          report("invalid-reverse-solidus");
          state = "relative slash";
        } else {
          url.username = from.username;
          url.password = from.password;
          url.host = from.host;
          url.port = from.port;
          url.path = clonePath(from.path);
          url.query = from.query;
          if (c === "?") {
            url.query = "";
            state = "query";
          } else if (c === "#") {
            url.fragment = "";
            state = "fragment";
          } else if (c !== EOF) {
            url.query = null;
            shortenPath(url);
            state = "path";
            pointer--;
          }
        }
        break;
      }

      // https://url.spec.whatwg.org/#relative-slash-state
      case "relative slash":
        if (isSpecial(url) && (c === "/" || c === "\\")) {
          if (c === "\\") report("invalid-reverse-solidus");
          state = "special authority ignore slashes";
        } else if (c === "/") {
          state = "authority";
        } else {
          const from = presentBase(base);
          url.username = from.username;
          url.password = from.password;
          url.host = from.host;
          url.port = from.port;
          state = "path";
          pointer--;
        }
        break;

      // https://url.spec.whatwg.org/#special-authority-slashes-state
      case "special authority slashes":
        if (c === "/" && remainingStartsWith("/")) {
          state = "special authority ignore slashes";
          pointer++;
        } else {
          report("special-scheme-missing-following-solidus");
          state = "special authority ignore slashes";
          pointer--;
        }
        break;

      // https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
      case "special authority ignore slashes":
        if (c !== "/" && c !== "\\") {
          state = "authority";
          pointer--;
        } else {
          report("special-scheme-missing-following-solidus");
        }
        break;

      // https://url.spec.whatwg.org/#authority-state
      case "authority":
        if (c === "@") {
          report("invalid-credentials");
          if (atSignSeen) buffer = `%40${buffer}`;
          atSignSeen = true;
          for (const codePoint of buffer) {
            if (codePoint === ":" && !passwordTokenSeen) {
              passwordTokenSeen = true;
              continue;
            }
            const encodedCodePoints = utf8PercentEncode(codePoint, USERINFO);
            if (passwordTokenSeen) url.password += encodedCodePoints;
            else url.username += encodedCodePoints;
          }
          buffer = "";
        } else if (c === EOF || c === "/" || c === "?" || c === "#" || (isSpecial(url) && c === "\\")) {
          if (atSignSeen && buffer === "") return fail("host-missing");
          pointer -= Array.from(buffer).length + 1;
          buffer = "";
          state = "host";
        } else {
          buffer += c;
        }
        break;

      // https://url.spec.whatwg.org/#host-state and https://url.spec.whatwg.org/#hostname-state
      case "host":
      case "hostname":
        if (given && url.scheme === "file") {
          pointer--;
          state = "file host";
        } else if (c === ":" && !insideBrackets) {
          if (buffer === "") return fail("host-missing");
          if (given && stateOverride === "hostname") return FAILURE;
          const host = parseHost(buffer, !isSpecial(url), report);
          if (host === FAILURE) return FAILURE;
          url.host = host;
          buffer = "";
          state = "port";
        } else if (c === EOF || c === "/" || c === "?" || c === "#" || (isSpecial(url) && c === "\\")) {
          pointer--;
          if (isSpecial(url) && buffer === "") {
            return fail("host-missing");
          } else if (given && buffer === "" && (includesCredentials(url) || url.port !== null)) {
            return FAILURE;
          }
          const host = parseHost(buffer, !isSpecial(url), report);
          if (host === FAILURE) return FAILURE;
          url.host = host;
          buffer = "";
          state = "path start";
          if (given) return TERMINATED;
        } else {
          if (c === "[") insideBrackets = true;
          if (c === "]") insideBrackets = false;
          buffer += c;
        }
        break;

      // https://url.spec.whatwg.org/#port-state
      case "port":
        if (isASCIIDigit(c)) {
          buffer += c;
        } else if (c === EOF || c === "/" || c === "?" || c === "#" || (isSpecial(url) && c === "\\") || given) {
          if (buffer !== "") {
            const port = Number.parseInt(buffer, 10);
            if (port > 0xffff) return fail("port-out-of-range");
            url.port = port === defaultPort(url.scheme) ? null : port;
            buffer = "";
            if (given) return TERMINATED;
          }
          if (given) return FAILURE;
          state = "path start";
          pointer--;
        } else {
          return fail("port-invalid");
        }
        break;

      // https://url.spec.whatwg.org/#file-state
      case "file":
        url.scheme = "file";
        url.host = "";
        if (c === "/" || c === "\\") {
          if (c === "\\") report("invalid-reverse-solidus");
          state = "file slash";
        } else if (base !== null && base.scheme === "file") {
          url.host = base.host;
          url.path = clonePath(base.path);
          url.query = base.query;
          if (c === "?") {
            url.query = "";
            state = "query";
          } else if (c === "#") {
            url.fragment = "";
            state = "fragment";
          } else if (c !== EOF) {
            url.query = null;
            if (!startsWithWindowsDriveLetter(input.slice(pointer))) {
              shortenPath(url);
            } else {
              report("file-invalid-Windows-drive-letter");
              url.path = [];
            }
            state = "path";
            pointer--;
          }
        } else {
          state = "path";
          pointer--;
        }
        break;

      // https://url.spec.whatwg.org/#file-slash-state
      case "file slash":
        if (c === "/" || c === "\\") {
          if (c === "\\") report("invalid-reverse-solidus");
          state = "file host";
        } else {
          if (base !== null && base.scheme === "file") {
            url.host = base.host;
            const first = listPath(base)[0];
            if (
              !startsWithWindowsDriveLetter(input.slice(pointer)) &&
              first !== undefined &&
              isNormalizedWindowsDriveLetter(first)
            ) {
              listPath(url).push(first);
            }
          }
          state = "path";
          pointer--;
        }
        break;

      // https://url.spec.whatwg.org/#file-host-state
      case "file host":
        if (c === EOF || c === "/" || c === "\\" || c === "?" || c === "#") {
          pointer--;
          if (!given && isWindowsDriveLetter(buffer)) {
            report("file-invalid-Windows-drive-letter-host");
            state = "path";
          } else if (buffer === "") {
            url.host = "";
            if (given) return TERMINATED;
            state = "path start";
          } else {
            let host = parseHost(buffer, !isSpecial(url), report);
            if (host === FAILURE) return FAILURE;
            if (host === "localhost") host = "";
            url.host = host;
            if (given) return TERMINATED;
            buffer = "";
            state = "path start";
          }
        } else {
          buffer += c;
        }
        break;

      // https://url.spec.whatwg.org/#path-start-state
      case "path start":
        if (isSpecial(url)) {
          if (c === "\\") report("invalid-reverse-solidus");
          state = "path";
          if (c !== "/" && c !== "\\") pointer--;
        } else if (!given && c === "?") {
          url.query = "";
          state = "query";
        } else if (!given && c === "#") {
          url.fragment = "";
          state = "fragment";
        } else if (c !== EOF) {
          state = "path";
          if (c !== "/") pointer--;
        } else if (given && url.host === null) {
          listPath(url).push("");
        }
        break;

      // https://url.spec.whatwg.org/#path-state
      case "path":
        if (c === EOF || c === "/" || (isSpecial(url) && c === "\\") || (!given && (c === "?" || c === "#"))) {
          if (isSpecial(url) && c === "\\") report("invalid-reverse-solidus");
          const atSlash = c === "/" || (isSpecial(url) && c === "\\");
          if (isDoubleDotSegment(buffer)) {
            shortenPath(url);
            if (!atSlash) listPath(url).push("");
          } else if (isSingleDotSegment(buffer) && !atSlash) {
            listPath(url).push("");
          } else if (!isSingleDotSegment(buffer)) {
            if (url.scheme === "file" && listPath(url).length === 0 && isWindowsDriveLetter(buffer)) {
              buffer = `${buffer[0]}:`;
            }
            listPath(url).push(buffer);
          }
          buffer = "";
          if (c === "?") {
            url.query = "";
            state = "query";
          }
          if (c === "#") {
            url.fragment = "";
            state = "fragment";
          }
        } else {
          reportInvalidUnit(c);
          buffer += utf8PercentEncode(c, PATH);
        }
        break;

      // https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
      case "opaque path":
        if (c === "?") {
          url.query = "";
          state = "query";
        } else if (c === "#") {
          url.fragment = "";
          state = "fragment";
        } else if (c === " ") {
          report("invalid-URL-unit");
          url.path += remainingStartsWith("?") || remainingStartsWith("#") ? "%20" : " ";
        } else if (c !== EOF) {
          reportInvalidUnit(c);
          url.path += utf8PercentEncode(c, C0_CONTROL);
        }
        break;

      // https://url.spec.whatwg.org/#query-state
      case "query":
        if (encoding !== utf8 && (!isSpecial(url) || url.scheme === "ws" || url.scheme === "wss")) encoding = utf8;
        if ((!given && c === "#") || c === EOF) {
          const queryPercentEncodeSet = isSpecial(url) ? SPECIAL_QUERY : QUERY;
          url.query += percentEncodeAfterEncoding(encoding, buffer, queryPercentEncodeSet);
          buffer = "";
          if (c === "#") {
            url.fragment = "";
            state = "fragment";
          }
        } else if (c !== EOF) {
          reportInvalidUnit(c);
          buffer += c;
        }
        break;

      // https://url.spec.whatwg.org/#fragment-state
      case "fragment":
        if (c !== EOF) {
          reportInvalidUnit(c);
          url.fragment += utf8PercentEncode(c, FRAGMENT);
        }
        break;
    }

    // If a state has moved the pointer back from the end, there is more to run.
    if (pointer >= input.length) return url;
  }
}

/** The states that use the base are only reached with one. */
function presentBase(base: OracleURL | null): OracleURL {
  if (base === null) throw new Error("this state is only reached with a base URL");
  return base;
}
