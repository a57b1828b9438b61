import { USERINFO } from "@url/percent";
import { COLON, COMMERCIAL_AT, NUMBER_SIGN, QUESTION_MARK, SOLIDUS } from "../code-points.ts";
import { domain, endOfMatch, outside, port, reference, sticky } from "../grammar.ts";
import { mendHost } from "./mend-host.ts";
import { mendPort } from "./mend-port.ts";
import { cleanEnd, mendTail } from "./mend-tail.ts";
import { webHostStart } from "./web-scheme.ts";

/**
 * Parses and serializes a `http` or `https` URL that needs work in one place: the host, the port, credentials, a missing
 * path, or anything in path, query and fragment. `end` is what `normalLength` returned. Returns `undefined` for
 * everything else, errors included. Law: any other result is that of `parseComponents`.
 *
 * ```
 * https://EXAMPLE.com/a    https://user:pass@example.com/a
 *         ^ start    ^ end         ^ start  ^ host
 * ```
 */
export function mendURL(input: string, end: number): string | undefined {
  const start = webHostStart(input);
  if (start === 0) return undefined;
  if (end > 0) {
    const href = mendFrom(input, start, end);
    if (href !== undefined || (input.charCodeAt(end) !== COLON && input.charCodeAt(end) !== COMMERCIAL_AT)) return href;
  }
  // Without credentials, what matches here has no path, or a port that cannot be mended.
  const host = Math.max(start, endOfMatch(CREDENTIALS, input, start));
  const next = endOfMatch(AUTHORITY, input, host);
  return next === 0 || next === input.length ? (next === 0 ? undefined : input) : mendFrom(input, host, next);
}

/** Mends what is after the host that starts at `start`, or the host. All before `end` is in normal form. */
function mendFrom(input: string, start: number, end: number): string | undefined {
  switch (end === start ? SOLIDUS : input.charCodeAt(end)) {
    case SOLIDUS:
      return mendHost(input, start, end);
    case COLON:
      return mendPort(input, end);
    case COMMERCIAL_AT:
      return undefined;
    case QUESTION_MARK:
    case NUMBER_SIGN:
      return mendTail(input, `${input.slice(0, end)}/`, end, end, cleanEnd(input, end));
    default:
      return mendTail(input, "", 0, input.indexOf("/", start), end);
  }
}

/** Credentials that serialize to themselves. Neither the username nor the password is empty. */
const CREDENTIALS = /* @__PURE__ */ credentials();
/** What follows them, or the scheme. Other hosts than those in normal form are parsed. */
const AUTHORITY = /* @__PURE__ */ sticky(() => `${domain()}(?:(?::${port()})?/${reference()}|(?=[:?#]))`);

function credentials(): RegExp {
  const text = `${outside(USERINFO)}+`;
  return new RegExp(`${text}(?::${text})?@`, "y");
}
