import { parseURL } from "@url/parser";
import { findErrors } from "@url/validator";
import type { Component } from "../shared/components.ts";
import type { Mark } from "../shared/pieces.ts";
import { roughComponents } from "../shared/rough-components.ts";

/** What the page says about a text. */
export interface Look {
  readonly components: readonly Component[];
  readonly marks: readonly Mark[];
  readonly findings: readonly Finding[];
  /** How many findings are not listed. */
  readonly omitted: number;
  /** The URL as it is serialized, or null if the text is not a URL. */
  readonly href: string | null;
}

export interface Finding {
  readonly code: string;
  readonly level: "error" | "warning";
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly suggestion: { readonly start: number; readonly end: number; readonly replacement: string } | null;
}

/** The text that the page starts with. Its four findings are of three components. */
export const EXAMPLE = "https://user@exa mple.com:99999/a b?q=é#f";

const MOST = 5;

/** Looks at a text: its components, its errors and warnings, and the URL that it is. */
export function lookAt(text: string): Look {
  const { diagnostics, omitted } = findErrors(text, { maxErrors: MOST });
  const parsed = parseURL(text);
  return {
    components: roughComponents(text),
    marks: diagnostics.map(({ start, end, level }) => ({ start, end, kind: level })),
    findings: diagnostics,
    omitted,
    href: parsed.ok ? parsed.value.href : null,
  };
}
