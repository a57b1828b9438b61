import { percentDecodeText } from "@url/percent";
import { flatten, LONG } from "@url/percent/internal";
import { expectArray, expectLimit, expectOptions, expectText, refuse } from "@url/result/internal";
import { hidePasswords } from "@url/validator/passwords";

/** What else {@link hideSecrets} replaces. */
export interface HideSecretsOptions {
  /** More names of which the value is secret, in lower case; a "-" stands for "_" too. */
  readonly names?: readonly string[] | undefined;
  /** More patterns of what is secret: all that one matches, or only its group `secret` if it has one. */
  readonly patterns?: readonly RegExp[] | undefined;
  /**
   * The longest text that is searched, in UTF-16 code units. A longer one becomes "***" as a whole: what has not been
   * searched is not shown. The default is no limit.
   */
  readonly maxLength?: number | undefined;
}

/**
 * Replaces what is secret in a URL, or in text with URLs, by "***", for logs. It works on text that does not parse too.
 * Removed are credentials in front of a host; the values of names that say so, as `token`, `password`, `api_key` and `code`;
 * values that look like tokens whatever their name: 32 and more letters and digits without a word among them; JSON Web
 * Tokens and keys of known services anywhere in the text; in a path what is secret by the documentation of services, as
 * behind `hooks.slack.com/services/`, and tokens after words such as `reset` and `invite`. It looks into a URL that is
 * percent-encoded in another one. To hide passwords alone, and to keep the offsets, use `hidePasswords` of
 * `@url/validator`.
 * @throws TypeError if `text` is not a string, or for a wrong option
 * @example hideSecrets("https://user:pw@a.example/?page=2&access_token=x") // → "https://***@a.example/?page=2&access_token=***"
 * @see https://url.spec.whatwg.org/#url-rendering-simplification
 */
export function hideSecrets(text: string, options?: HideSecretsOptions): string {
  expectText(text, "hideSecrets", "text");
  expectOptions(options, "hideSecrets", { names: expectNames, patterns: expectPatterns, maxLength: expectLimit });
  if (text.length > (options?.maxLength ?? Number.POSITIVE_INFINITY)) return "***";
  const names = options?.names ?? [];
  const patterns = (options?.patterns ?? []).map(
    ({ source, flags }) => new RegExp(source, `${flags.replace("g", "")}g`),
  );
  // It hides what other parsers could read as a password, also behind a "/".
  const withoutCredentials = hidePasswords(text).replace(USERINFO, "$1***@").replace(ENCODED_USERINFO, "$1***%40");
  const withoutValues = hideValues(hideValues(withoutCredentials, ENCODED_PAIRS, names), PAIRS, names);
  return [...PATTERNS, ...patterns].reduce(hideMatches, withoutValues);
}

function hideMatches(text: string, pattern: RegExp): string {
  return text.replace(pattern, (...match: readonly unknown[]) => {
    const all = match[0] as string;
    const groups = match[match.length - 1];
    const secret = typeof groups === "object" ? (groups as { readonly secret?: string }).secret : all;
    // Wherever it is in the match: a pattern of the caller can have it twice.
    return secret ? all.split(secret).join("***") : all;
  });
}

/** How names and values are found. All of them are sticky or global. */
interface Pairs {
  /** A name with the delimiters around it. The name is its first group. */
  readonly name: RegExp;
  /** A value, up to the next pair. */
  readonly value: RegExp;
  /** The same up to a "?" too, behind which another pair can begin. */
  readonly start: RegExp;
}

function hideValues(text: string, { name, value, start }: Pairs, names: readonly string[]): string {
  // Long parts in one piece: a list of the pieces takes 40 bytes for each.
  let done = "";
  let output = "";
  let shown = 0;
  name.lastIndex = 0;
  for (let match = name.exec(text); match !== null; match = name.exec(text)) {
    const at = name.lastIndex;
    const isSecret = isSecretName(match[1] as string, names) || isToken(takeAt(start, text, at));
    if (!isSecret) continue;
    const end = at + takeAt(value, text, at).length;
    if (end === at) continue;
    output += `${text.slice(shown, at)}***`;
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
    shown = end;
    name.lastIndex = end;
  }
  return done + output + text.slice(shown);
}

/** Returns what a sticky pattern matches at a place; "" if nothing. */
function takeAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

function isSecretName(name: string, more: readonly string[]): boolean {
  const plain = name.toLowerCase().replace(/-/g, "_");
  return SECRET_NAME.test(plain) || more.some((other) => other.replace(/-/g, "_") === plain);
}

/** Returns true for a value that looks like a token. It can be followed by other encoded pairs. */
function isToken(value: string): boolean {
  const decoded = percentDecodeText(value);
  // Not `test`, which would go on from the last match.
  if (decoded.search(TOKEN) >= 0) return true;
  const long = /[\w+/-]{32,}/.exec(decoded)?.[0];
  return long !== undefined && /\d/.test(long) && /[a-z]/i.test(long) && !/[a-z]{9,}/.test(long);
}

function expectNames(value: unknown, where: string, name: string): void {
  expectArray(value, where, name);
  for (const item of value as readonly unknown[]) {
    if (typeof item !== "string") refuse(item, where, name, "an array of strings");
  }
}

function expectPatterns(value: unknown, where: string, name: string): void {
  expectArray(value, where, name);
  for (const item of value as readonly unknown[]) {
    if (!(item instanceof RegExp)) refuse(item, where, name, "an array of RegExps");
  }
}

const USERINFO = /([/\\]{2})[^/\\?#\s"'<>]+@/g;
const PAIRS: Pairs = {
  name: /(?:[?&;#\s"'<]|^)([^?&;#=%/\s"'<>]{1,128})=/g,
  value: /[^&;#\s"'<>]+/y,
  start: /[^?&;#\s"'<>]+/y,
};

// The same in a URL that is percent-encoded in another one.
const ENCODED_USERINFO = /((?:%2f|%5c){2})(?:(?!%2f|%5c|%3f|%23)[^/\\?#&\s"'<>])+%40/gi;
const ENCODED_PAIRS: Pairs = {
  name: /(?:%3f|%26|%23)([^?&;#=%/\s"'<>]{1,128})%3d/gi,
  value: /(?:(?!%26|%23)[^&;#\s"'<>])+/iy,
  start: /(?:(?!%26|%23|%3f)[^?&;#\s"'<>])+/iy,
};

const SECRET_NAME =
  /token|secret|passw|pwd|passphrase|credential|signature|api_?key|access_?key|private_?key|session|^(?:auth|authorization|bearer|code|hmac|jwt|key|nonce|otp|pass|pin|sas|sid|sig|ticket|state)$|_(?:auth|hmac|key|otp|pin|sid|sig)$/;

/**
 * JSON Web Tokens, and the prefixes that services give their keys so that they can be found. It is used as it is written: in
 * React Native, a copy would not know the name of its group.
 */
const TOKEN =
  /(?:^|[^\w-])(?<secret>eyJ[\w-]{5,}\.[\w-]+\.[\w-]*|(?:gh[opsru]_|github_pat_|glpat-|xox[abeoprs]-|[rs]k_(?:live|test)_|AKIA|ASIA|AIza|npm_|ya29\.|shp(?:at|ca|pa|ss)_|sk-(?:ant-|proj-)|hf_|dop_v1_|pypi-|SG\.)[\w.-]{10,})/g;

/** What is secret in any text. In URLs of services it is what their documentation says. */
const PATTERNS: readonly RegExp[] = [
  TOKEN,
  /\/\/hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<secret>[^\s"'<>?#]+)/gi,
  /\/\/(?:[a-z]+\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d+\/(?<secret>[^\s"'<>/?#]+)/gi,
  /\/\/api\.telegram\.org\/(?:file\/)?bot(?<secret>[^\s"'<>/?#]+)/gi,
  /\/\/(?:[\w-]+\.webhook|outlook)\.office(?:365)?\.com\/webhook(?:b2)?\/(?<secret>[^\s"'<>?#]+)/gi,
  /\/\/hooks\.zapier\.com\/hooks\/catch\/(?<secret>[^\s"'<>?#]+)/gi,
  /\/\/maker\.ifttt\.com\/trigger\/[^\s"'<>?#]+\/with\/(?:json\/)?key\/(?<secret>[^\s"'<>/?#]+)/gi,
  /\/\/open\.(?:feishu\.cn|larksuite\.com)\/open-apis\/bot\/(?:v2\/)?hook\/(?<secret>[^\s"'<>/?#]+)/gi,
  // A token of 16 characters and more with a digit, behind a word that says what it is for.
  /\/(?:(?:re)?set|reset|recover|verify|confirm|activate|invite|magic|unsubscribe|share)(?:[-_]?(?:password|passwd|email|mail|account|link|token))?\/(?<secret>(?=[a-z_-]{0,63}\d)[\w-]{16,})(?=[\s"'<>/?#]|$)/gi,
  /\/(?:password|email|account)[-_](?:reset|verification|confirmation|activation)\/(?<secret>(?=[a-z_-]{0,63}\d)[\w-]{16,})(?=[\s"'<>/?#]|$)/gi,
];
