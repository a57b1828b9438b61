import { expectOptions } from "@url/result/internal";
import { baseKindOf, isValidURLString as isValid } from "@url/validator";
import { expectStructOrNull, locatedOf, type URLRecord } from "./url-record.ts";

/** What {@link isValidURLString} takes besides a text. */
export interface ValidURLStringOptions {
  /** The URL that a relative-URL string is relative to. */
  readonly baseURL?: URLRecord | null | undefined;
}

/**
 * Returns true if `input` is a valid URL string by the Standard's grammar. The parser accepts many strings that are not.
 * @throws TypeError for a wrong option
 * @example isValidURLString("https://user@example.com/") // → false
 * @see https://url.spec.whatwg.org/#valid-url-string
 */
export function isValidURLString(input: string, options: ValidURLStringOptions = {}): boolean {
  expectOptions(options, "isValidURLString", { baseURL: expectStructOrNull });
  const { baseURL } = options;
  return isValid(`${input}`, baseURL ? baseKindOf(locatedOf(baseURL)) : null);
}
