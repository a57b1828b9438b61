import { type Check, type OptionChecks, oneOf, refuse } from "@url/result/internal";
import { FORM_OPTIONS } from "./checks.ts";
import { FILE_OPTIONS, type FileOptions } from "./files.ts";
import type { FormOptions } from "./options.ts";

/** Options of a middleware, which has to answer requests, and to leave some to others. Each entry has its own `onError`. */
export interface MiddlewareOptions<Request> extends FormOptions<Request> {
  /**
   * What happens to a body of another media type: `"pass"` leaves it to the next reader, and `"reject"` answers with 415.
   * The default is `"pass"`, and `"reject"` beside a `schema` in Express, Koa and Hono, whose value the handlers rely on.
   */
  readonly others?: "pass" | "reject" | undefined;
  readonly onError?: unknown;
}

const expectErrorOption: Check = (value, where, name) => {
  if (typeof value !== "function" && value !== "problem" && value !== "throw") {
    refuse(value, where, name, '"problem", "throw" or a function', "string");
  }
};

/** The check for each option. */
export const MIDDLEWARE_OPTIONS: OptionChecks<MiddlewareOptions<never>> = /* @__PURE__ */ (() => ({
  ...FORM_OPTIONS,
  others: oneOf("pass", "reject"),
  onError: expectErrorOption,
}))();

/** The check for each option on Node. */
export const NODE_MIDDLEWARE_OPTIONS: OptionChecks<MiddlewareOptions<never> & FileOptions<never>> =
  /* @__PURE__ */ (() => ({ ...MIDDLEWARE_OPTIONS, ...FILE_OPTIONS }))();

/** Returns true for the failure of a body of another media type, which another reader may accept. */
export function isOther(code: string): boolean {
  return code === "unsupported-media-type" || code === "multipart";
}
