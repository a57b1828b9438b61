export {
  type Answers,
  againstNode,
  againstOracle,
  againstWhatwgURL,
  hostAgainstOracle,
  settersAgainstOracle,
} from "./against.ts";
export * from "./arbitraries.ts";
export { holds } from "./runs.ts";
