import fc from "fast-check";
import { ruleOf } from "./match.ts";
import type { Node, Rules } from "./parse.ts";

/** Generates texts that match the rule by walking the grammar; a part that may repeat does so up to five times. */
export function sentences(rules: Rules, name: string): fc.Arbitrary<string> {
  const made = new Map<string, fc.Arbitrary<string>>();

  const ofRule = (rule: string): fc.Arbitrary<string> => {
    const arbitrary = made.get(rule) ?? walk(ruleOf(rules, rule));
    made.set(rule, arbitrary);
    return arbitrary;
  };
  const walk = (node: Node): fc.Arbitrary<string> => {
    switch (node.type) {
      case "alternation":
        // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
        return fc.oneof(...node.alts.map(walk));
      case "concatenation":
        // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
        return fc.tuple(...node.elements.map(walk)).map((parts) => parts.join(""));
      case "group":
        return walk(node.alt);
      case "ruleref":
        return ofRule(node.name.toLowerCase());
      case "prose":
        return ofRule(node.str.toLowerCase());
      case "caseInsensitveString":
        return fc.constantFrom(node.str.toLowerCase(), node.str.toUpperCase());
      case "caseSensitveString":
        return fc.constant(node.str);
      case "range":
        return fc.integer({ min: node.first, max: node.last }).map((codePoint) => String.fromCodePoint(codePoint));
      case "repetition": {
        const minLength = node.rep.min;
        const maxLength = Math.min(node.rep.max ?? Number.POSITIVE_INFINITY, minLength + 5);
        return fc.array(walk(node.el), { minLength, maxLength }).map((parts) => parts.join(""));
      }
    }
  };
  return ofRule(name.toLowerCase());
}
