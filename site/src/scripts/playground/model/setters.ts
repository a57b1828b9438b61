import { createListener, type SetterErrorCode, type ValidationErrorCode } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { EXPLANATIONS } from "@url/validator";
import { SETTERS } from "./setter-functions.ts";
import { ATTRIBUTE_OF, SETTER_NAMES, type SetterName } from "./setter-names.ts";
import { type Shown, shorten } from "./shorten.ts";

/** What a setter would do with the value. */
export interface SetterView {
  readonly setter: SetterName;
  readonly attribute: string;
  readonly outcome: "changed" | "unchanged" | "rejected";
  /** The new `href`; `null` if the URL stays as it is. */
  readonly href: Shown | null;
  /** Why the setter rejected the value, or the port in it. */
  readonly reason: { readonly code: string; readonly message: string } | null;
  /** The validation errors that were reported, each once. */
  readonly reported: readonly string[];
}

/** Returns what each setter would do with `value`. */
export function viewSetters(url: URLRecord, value: string): SetterView[] {
  return SETTER_NAMES.map((setter) => viewSetter(url, setter, value));
}

function viewSetter(url: URLRecord, setter: SetterName, value: string): SetterView {
  const reported = new Set<string>();
  const report = createListener((code) => reported.add(code) && undefined);
  const result = SETTERS[setter](url, value, { report });
  const attribute = ATTRIBUTE_OF[setter];
  if (!result.ok) {
    reported.delete(result.error.code);
    const reason = explain(result.error.code);
    return { setter, attribute, outcome: "rejected", href: null, reason, reported: [...reported] };
  }
  const changed = result.value !== url && result.value.href !== url.href;
  return {
    setter,
    attribute,
    outcome: changed ? "changed" : "unchanged",
    href: changed ? shorten(result.value.href) : null,
    reason: result.portError ? explain(result.portError.code) : null,
    reported: [...reported],
  };
}

function explain(code: SetterErrorCode): { code: string; message: string } {
  const message =
    code in REJECTIONS ? REJECTIONS[code as Rejection] : EXPLANATIONS[code as ValidationErrorCode].message;
  return { code, message };
}

/** The site has no platform tier, which alone says that a URL is invalid and no more. */
type Rejection = Exclude<SetterErrorCode, ValidationErrorCode | "invalid-URL">;

/** The reasons for which the Standard returns without a name. */
const REJECTIONS: Readonly<Record<Rejection, string>> = {
  "cannot-have-username-password-port":
    "A URL without a host, and every file URL, can have no username, no password and no port.",
  "opaque-path": "A URL with an opaque path can have no host and no other path.",
  "scheme-invalid": "The value does not start with a scheme: a letter, then letters, digits, “+”, “-” and “.”.",
  "scheme-special-mismatch":
    "A special scheme can only become another special scheme, and any other scheme only another one that is not special.",
  "file-with-credentials-or-port": "The URL has credentials or a port, which a file URL cannot have.",
  "file-without-host": "A file URL with an empty host keeps its scheme.",
  "host-empty": "A special URL, and a URL with credentials or a port, needs a host.",
  "hostname-with-port": "The value has a port, which only setHost takes.",
  "port-missing": "The value does not start with a digit.",
};
