export { nearRules } from "./domains.ts";
export { type Answer, createAlgorithm } from "./formal-algorithm.ts";
export { DATE, generateDate, generateTables, generateTopLevel } from "./generate.ts";
export { type Rule, readRules } from "./read-rules.ts";
export { ruleText } from "./rule-text.ts";
