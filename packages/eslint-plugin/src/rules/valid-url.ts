import { parseURL } from "@url/parser";
import {
  applySuggestion,
  createURLPolicy,
  type Diagnostic,
  findErrors,
  type PolicyRules,
  type Suggestion,
} from "@url/validator";
import type { Fix, Problem, Rule, RuleContext, Source } from "../eslint.ts";
import { findURLs } from "../places/find-urls.ts";
import { type Base, locationOf, type PlacedURL } from "../places/placed-url.ts";

/** The options of the rule `valid-url`: the rules of a policy of `@url/validator`, and which findings are reported. */
export interface ValidURLOptions extends PolicyRules {
  /** `"error"` reports only what is not a URL, or is not allowed; the default is `"warning"`, which reports everything. */
  readonly level?: "error" | "warning" | undefined;
}

/**
 * Reports what `validate` of `@url/validator` finds in the URLs of a file. It fixes what does not change the URL, as it is
 * serialized, and suggests the other corrections, best first.
 */
export const validURL: Rule = {
  meta: {
    type: "problem",
    docs: {
      description: "Require URLs to be valid by the URL Standard",
      url: "https://github.com/OWNER/url/tree/main/packages/eslint-plugin#readme",
      recommended: true,
    },
    fixable: "code",
    hasSuggestions: true,
    schema: [
      {
        type: "object",
        properties: {
          level: { enum: ["error", "warning"] },
          schemes: { type: "array", items: { type: "string" }, minItems: 1 },
          hostKinds: { type: "array", items: { type: "string" }, minItems: 1 },
          requireDot: { type: "boolean" },
          maxLength: { type: "integer", minimum: 0 },
          credentials: { type: "boolean" },
          ignore: { type: "array", items: { type: "string" } },
          ports: { type: "array", items: { type: "integer" } },
        },
        additionalProperties: false,
      },
    ],
    messages: {
      finding: "{{message}} ({{code}})",
      insert: 'Insert "{{replacement}}".',
      remove: 'Remove "{{text}}".',
      replace: 'Replace "{{text}}" with "{{replacement}}".',
    },
  },
  create(context: RuleContext) {
    const { level = "warning", ...rules } = (context.options[0] ?? {}) as ValidURLOptions;
    const policy = createURLPolicy(rules);
    return findURLs(context, (source) => (url) => {
      const { text } = url;
      const isRelative = !SCHEME.test(text);
      const options = {
        base: baseFor(url.base, isRelative && !NO_COLON.test(text)),
        maxErrors: MOST,
        ...(!(isRelative && url.base.kind === "unknown") && { policy }),
      };
      for (const finding of findErrors(text, options).diagnostics) {
        // The base is checked by itself, as the text that it is.
        if (finding.in === "base" || (level === "error" && finding.level !== "error")) continue;
        if (finding.code === "scheme-not-registered" && finding.text.includes("+")) continue;
        context.report(problemOf(finding, url, source));
      }
    });
  },
};

function problemOf(finding: Diagnostic, url: PlacedURL, source: Source): Problem {
  const { start, end, message, code } = finding;
  const loc = locationOf(source, url.rangeOf(start, end));
  return { loc, messageId: "finding", data: { message, code }, ...correctionsOf(finding, url) };
}

/** Fixes what keeps the URL, and suggests every other correction, best first. */
function correctionsOf(
  { suggestion, alternatives = [] }: Diagnostic,
  url: PlacedURL,
): Pick<Problem, "fix" | "suggest"> {
  const isFix = suggestion !== null && isSame(url.text, applySuggestion(url.text, suggestion), url.base);
  const others = suggestion === null || isFix ? alternatives : [suggestion, ...alternatives];
  const suggest = others.flatMap((other) => suggestionOf(other, url) ?? []);
  const fix = isFix ? fixOf(suggestion, url) : null;
  return { ...(fix && { fix }), ...(suggest.length > 0 && { suggest }) };
}

function suggestionOf(suggestion: Suggestion, url: PlacedURL): NonNullable<Problem["suggest"]>[number] | null {
  const fix = fixOf(suggestion, url);
  if (fix === null) return null;
  const { start, end, replacement } = suggestion;
  const data = { text: url.text.slice(start, end), replacement };
  return { messageId: start === end ? "insert" : replacement === "" ? "remove" : "replace", data, fix };
}

/** Returns null if the language of the file cannot write the replacement there. */
function fixOf({ start, end, replacement }: Suggestion, url: PlacedURL): Fix | null {
  const written = url.write(replacement);
  return written === null ? null : (fixer) => fixer.replaceTextRange(url.rangeOf(start, end), written);
}

/** Returns true if both texts are the same URL: then only the spelling in the file changes. */
function isSame(before: string, after: string, base: Base): boolean {
  const bases = base.kind === "text" ? [base.text] : base.kind === "none" ? [undefined] : [undefined, ...UNKNOWN];
  return bases.every((base) => {
    const one = parseURL(before, { base });
    const other = parseURL(after, { base });
    return one.ok ? other.ok && one.value.href === other.value.href : !other.ok;
  });
}

/** A text with a scheme is read as if it had no base: on a page of the same scheme, "https:a" is the path of a file. */
function baseFor(base: Base, isRelative: boolean): string | undefined {
  if (base.kind === "text") return base.text;
  return base.kind === "unknown" && isRelative ? UNKNOWN[0] : undefined;
}

/** Stand for a base that only the running program knows. */
const UNKNOWN: readonly string[] = ["https://base.invalid/", "http://base.invalid/", "file:///base"];

const SCHEME = /^[\0- ]*[a-z][a-z\d+.-]*:/i;

/** Starts a path that nobody means: the colon of a scheme is missing, or behind the slashes. */
const NO_COLON = /^[\0- ]*(?:https?|wss?|ftp)\/\//i;

/** What is wrong with one literal in more places than these is not a URL. */
const MOST = 20;
