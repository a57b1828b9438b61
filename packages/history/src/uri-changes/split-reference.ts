import { withoutControls, withoutTabs } from "../changes/schemes.ts";
import { isSpecial } from "../changes/trial.ts";
import { trimmedRange } from "../drafts/trimmed-range.ts";
import type { Rules } from "./rules.ts";

/** The components of a reference, as they are in the text; null for what is absent. */
export interface Reference {
  /** Null if the reference takes the scheme of the base. */
  readonly scheme: string | null;
  readonly authority: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
}

/** Splits a reference. `baseScheme` is in lower case. Returns null if its first segment has a colon and that is an error. */
export function splitReference(rules: Rules, input: string, baseScheme: string | null): Reference | null {
  const { isToday } = rules;
  let text = trimmed(rules, input);
  if (isToday("tabs-removed")) text = withoutTabs(text);
  const own = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1] ?? null;
  const scheme = own?.toLowerCase() ?? baseScheme;
  if (isSpecial(scheme) && isToday("backslashes")) {
    text = text.replace(/^[^?#]*/, (before) => before.replaceAll("\\", "/"));
  }
  if (own === null && /^[^/?#]*:/.test(text) && !isToday("colon-in-first-segment")) return null;

  const rest = own === null ? text : text.slice(own.length + 1);
  const isFile = scheme === "file";
  const isRepeated = own !== null && isSpecial(scheme) && scheme === baseScheme && (isFile || !rest.startsWith("//"));
  const ownScheme = isRepeated && isToday("scheme-repeated") ? null : own;
  const isFixed = isSpecial(scheme) && isToday("slashes");
  const components = splitComponents(isFixed ? withSlashes(rest, isFile, ownScheme !== null) : rest);
  return { scheme: ownScheme, ...(isFile && isToday("file-drive-letters") ? withoutDrive(components) : components) };
}

/** Splits what follows a scheme, as the RFC's own regular expression does. */
function splitComponents(rest: string): Omit<Reference, "scheme"> {
  const [, authority, path = "", query, fragment] =
    /^(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(rest) ?? [];
  return { authority: authority ?? null, path, query: query ?? null, fragment: fragment ?? null };
}

function trimmed({ document, isToday }: Rules, input: string): string {
  if (isToday("ends-trimmed")) return withoutControls(input);
  if (document === "rfc3986") return input;
  const [start, end] = trimmedRange(input);
  return input.slice(start, end);
}

/** Writes two slashes before the authority of a special URL, however many there are. */
function withSlashes(rest: string, isFile: boolean, hasScheme: boolean): string {
  const isHierarchical = rest.startsWith("//");
  if (!hasScheme && !isHierarchical) return rest;
  if (!isFile) return `//${rest.replace(/^\/+/, "")}`;
  if (isHierarchical) return rest;
  return rest.startsWith("/") ? `//${rest}` : `///${rest}`;
}

/** In `file://C:/`, the path starts with the drive letter. */
function withoutDrive(components: Omit<Reference, "scheme">): Omit<Reference, "scheme"> {
  const { authority, path } = components;
  if (authority === null || !/^[a-z][:|]$/i.test(authority)) return components;
  return { ...components, authority: "", path: `/${authority}${path}` };
}
