import type { Explanation } from "../explanations.ts";

/** What is said of an input that is longer than a limit. It is here alone, because `validate` says it without a policy too. */
export const TOO_LONG: Explanation & { readonly see: string } = {
  message: "The URL is longer than {allowed} characters.",
  example: "https://example.org/a/path/that/has/many/segments",
  see: "https://url.spec.whatwg.org/#concept-url-serializer",
};
