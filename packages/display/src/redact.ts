import { percentDecodeText } from "@url/percent";
import { expectArray, expectOptions, refuse } from "@url/result/internal";
import { hidePasswords } from "@url/validator";

/** What {@link redact} removes besides. */
export interface RedactOptions {
  /** More names of which the value is secret, in lower case; a "-" stands for "_" too. */
  readonly names?: readonly string[] | undefined;
}

/**
 * Replaces what is secret in a URL, or in text with URLs, by "***", for logs. It works on text that does not parse too.
 * Removed are credentials in front of a host; the values of names that say so, as `token`, `password`, `api_key` and `code`;
 * and values that look like tokens whatever their name: JSON Web Tokens, keys of known services, and 32 and more letters
 * and digits without a word among them. Secrets in a path are not found.
 * @throws TypeError if `text` is not a string, or for a wrong option
 * @example redact("https://user:pw@a.example/?page=2&access_token=x") // → "https://***@a.example/?page=2&access_token=***"
 * @see https://url.spec.whatwg.org/#url-rendering-simplification
 */
export function redact(text: string, options?: RedactOptions): string {
  if (typeof text !== "string") refuse(text, "redact", "text", "a string");
  expectOptions(options, "redact", { names: expectNames });
  const names = options?.names ?? [];
  // It hides what other parsers could read as a password, also behind a "/".
  return hidePasswords(text)
    .replace(/((?:[/\\]|%2f|%5c){2})[^/\\?#\s"'<>]{1,65536}@/gi, "$1***@")
    .replace(
      /([?&;#]|%3f|%26|^)([^?&;#=%\s"'<>]{1,128})(=|%3d)([^&;#\s"'<>]+)/gi,
      (pair, before, name, equals, value) =>
        isSecretName(name, names) || isToken(value) ? `${before}${name}${equals}***` : pair,
    );
}

function isSecretName(name: string, more: readonly string[]): boolean {
  const plain = name.toLowerCase().replace(/-/g, "_");
  return SECRET_NAME.test(plain) || more.some((other) => other.replace(/-/g, "_") === plain);
}

/** Returns true for a value that looks like a token. It can be followed by other encoded pairs. */
function isToken(value: string): boolean {
  const decoded = percentDecodeText(value);
  if (TOKEN.test(decoded)) return true;
  const long = /[\w+/-]{32,}/.exec(decoded)?.[0];
  return long !== undefined && /\d/.test(long) && /[a-z]/i.test(long) && !/[a-z]{9,}/.test(long);
}

function expectNames(value: unknown, where: string, name: string): void {
  expectArray(value, where, name);
  for (const item of value as readonly unknown[]) {
    if (typeof item !== "string") refuse(item, where, name, "an array of strings");
  }
}

const SECRET_NAME =
  /token|secret|passw|pwd|passphrase|credential|signature|api_?key|access_?key|private_?key|session|^(?:auth|authorization|bearer|code|hmac|jwt|key|nonce|otp|pass|pin|sas|sid|sig|ticket|state)$|_(?:auth|hmac|key|otp|pin|sid|sig)$/;

/** JSON Web Tokens, and the prefixes that services give their keys so that they can be found. */
const TOKEN =
  /\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*|\b(?:gh[opsru]_|github_pat_|glpat-|xox[abeoprs]-|[rs]k_(?:live|test)_|AKIA|ASIA|AIza|npm_|ya29\.)[\w-]{10,}/;
