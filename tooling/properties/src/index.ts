export { type Answers, againstNode, againstOracle, againstWhatwgURL, settersAgainstOracle } from "./against.ts";
export * from "./arbitraries.ts";
export { holds } from "./runs.ts";
