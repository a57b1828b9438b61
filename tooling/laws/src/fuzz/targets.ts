import { parse, serializeURL, toScalarValues } from "@url/tooling-conformance/oracle";
import {
  type Answers,
  type Assignment,
  againstNode,
  againstOracle,
  againstWhatwgURL,
  anyString,
  assignment,
  base,
  host,
  hostAgainstOracle,
  hostile,
  input,
  settersAgainstOracle,
} from "@url/tooling-laws/properties";
import { parse as parseForm, serialize as serializeForm } from "@url/urlencoded";
import fc from "fast-check";

/** Whatever JSON can hold: findings are kept in a file. */
export type Value = string | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** Two implementations of the same thing, and inputs for them. */
export interface Target<T extends Value = Value> {
  readonly name: string;
  readonly inputs: fc.Arbitrary<T>;
  /** What the two say of an input. */
  readonly compare: (value: T) => Answers;
}

const text = fc.oneof({ weight: 3, arbitrary: input }, { weight: 1, arbitrary: hostile });
const textAndBase = fc.record({ input: text, base });
const urls = input.filter((text) => parse(text) !== null);

/** What is compared. A value that the inputs cannot produce, such as one that was minimised, has equal answers. */
export const TARGETS: readonly Target[] = [
  target("parser, oracle", textAndBase, ({ input, base }) => againstOracle(input, base)),
  target("parser, whatwg-url", textAndBase, ({ input, base }) => againstWhatwgURL(input, base)),
  target("parser, engine", textAndBase, ({ input, base }) => againstNode(input, base)),
  target(
    "setters, oracle",
    fc.record({ start: urls, edits: fc.array(assignment, { minLength: 1, maxLength: 4 }) }) as fc.Arbitrary<{
      start: string;
      edits: { setter: Assignment["setter"]; value: string }[];
    }>,
    ({ start, edits }) => {
      const url = parse(start);
      return url === null ? EQUAL : settersAgainstOracle(serializeURL(url), edits);
    },
  ),
  target("forms, engine", anyString, (query) => {
    const pairs = [...new URLSearchParams(`?${inASCII(query)}`)];
    return {
      actual: { pairs: parseForm(query), text: serializeForm(pairs) },
      expected: { pairs, text: String(new URLSearchParams(pairs)) },
    };
  }),
  target("host, oracle", fc.record({ host, isOpaque: fc.boolean() }), ({ host, isOpaque }) =>
    host === "" ? EQUAL : hostAgainstOracle(host, isOpaque),
  ),
];

const EQUAL: Answers = { actual: null, expected: null };

/**
 * The same bytes percent-encoded, because Node keeps eight bits of a raw character beside ill-formed UTF-8: see
 * docs/conformance.md.
 */
function inASCII(text: string): string {
  return text.replace(/[^\0-\x7f]+/g, (run) => encodeURIComponent(toScalarValues(run).join("")));
}

function target<T extends Value>(name: string, inputs: fc.Arbitrary<T>, compare: (value: T) => Answers): Target {
  return { name, inputs, compare: compare as (value: Value) => Answers };
}
