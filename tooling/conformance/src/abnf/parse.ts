/// <reference path="./abnf.d.ts" />
import { parseString } from "abnf";

/** The parts of a rule, as the package `abnf` names them; the misspelled names are its own. */
export type Node =
  | { readonly type: "alternation"; readonly alts: readonly Node[] }
  | { readonly type: "concatenation"; readonly elements: readonly Node[] }
  | { readonly type: "group"; readonly alt: Node }
  /** `max` is null if there is no limit. */
  | {
      readonly type: "repetition";
      readonly rep: { readonly min: number; readonly max: number | null };
      readonly el: Node;
    }
  | { readonly type: "ruleref"; readonly name: string }
  /** Text between "<" and ">". RFC 3986 writes `0<pchar>`, so it is the name of a rule here. */
  | { readonly type: "prose"; readonly str: string }
  | { readonly type: "caseInsensitveString" | "caseSensitveString"; readonly str: string }
  | { readonly type: "range"; readonly first: number; readonly last: number };

export type Rules = ReadonlyMap<string, Node>;

/**
 * Reads rules as an RFC prints them, indented. A rule of a later text replaces that of an earlier one. Throws for text
 * that is not ABNF.
 * @see https://www.rfc-editor.org/rfc/rfc5234#section-4
 */
export function parseABNF(...texts: readonly string[]): Rules {
  const rules = texts.flatMap((text) => Object.values(parseString(withoutIndentation(text), "grammar", false).defs));
  return new Map(rules.map(({ name, def }) => [name.toLowerCase(), def]));
}

/** The package `abnf` takes an indented line for the continuation of a rule. */
function withoutIndentation(text: string): string {
  const [, indentation = ""] = /^( *)\S/m.exec(text) ?? [];
  return `${text.trimEnd().replaceAll(`\n${indentation}`, "\n").trimStart()}\n`;
}
