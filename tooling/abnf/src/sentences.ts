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
    switch (node.kind) {
      case "choice":
        // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
        return fc.oneof(...node.parts.map(walk));
      case "sequence":
        // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
        return fc.tuple(...node.parts.map(walk)).map((parts) => parts.join(""));
      case "rule":
        return ofRule(node.name);
      case "text":
        return fc.constantFrom(node.text.toLowerCase(), node.text.toUpperCase());
      case "range":
        return fc.integer({ min: node.from, max: node.to }).map((codePoint) => String.fromCodePoint(codePoint));
      case "repeat": {
        const maxLength = Math.min(node.max, node.min + 5);
        return fc.array(walk(node.part), { minLength: node.min, maxLength }).map((parts) => parts.join(""));
      }
    }
  };
  return ofRule(name.toLowerCase());
}
