import { expectOptions } from "@url/result/internal";
import { baseKindOf, isValidURLString as isValid } from "@url/validator";
import { expectStruct, locatedOf, type URLRecord } from "./url-record.ts";

/** What a relative-URL string is relative to. */
export interface ValidURLStringOptions {
  readonly baseURL?: URLRecord | null | undefined;
}

/**
 * Is `input` a valid URL string by the grammar of URL writing? Many that are none parse all the same.
 * @see https://url.spec.whatwg.org/#valid-url-string
 */
export function isValidURLString(input: string, options: ValidURLStringOptions = {}): boolean {
  expectOptions(options, "isValidURLString", { baseURL: expectStruct });
  const { baseURL } = options;
  return isValid(input, baseURL ? baseKindOf(locatedOf(baseURL)) : null);
}
