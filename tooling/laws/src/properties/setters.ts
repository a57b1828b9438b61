import { ATTRIBUTES } from "@url/tooling-conformance/wpt";
import fc from "fast-check";
import { host } from "./hosts.ts";
import { mutated, text } from "./texts.ts";
import { path, port, scheme } from "./urls.ts";

export type Setter = (typeof ATTRIBUTES)[number];

export interface Assignment {
  readonly setter: Setter;
  readonly value: string;
}

const tail = fc.constantFrom("", "", "", "/x", "?x", "#x", "\\x", ":", ":80", ":99999", ":x", "@x", " ");

const values: Readonly<Record<Setter, fc.Arbitrary<string>>> = {
  protocol: fc.tuple(scheme, fc.constantFrom("", ":", "://x", "\t", " ")).map((parts) => parts.join("")),
  username: text,
  password: text,
  host: fc.tuple(host, tail).map((parts) => parts.join("")),
  hostname: fc.tuple(host, tail).map((parts) => parts.join("")),
  port: fc.tuple(port, tail).map((parts) => parts.join("")),
  pathname: path,
  search: fc.tuple(fc.constantFrom("", "?"), text).map((parts) => parts.join("")),
  hash: fc.tuple(fc.constantFrom("", "#"), text).map((parts) => parts.join("")),
};

/** A setter and a value, which has an effect in most cases. */
export const assignment: fc.Arbitrary<Assignment> = fc
  // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
  .constantFrom(...ATTRIBUTES)
  .chain((setter) =>
    fc
      .oneof({ weight: 4, arbitrary: values[setter] }, { weight: 1, arbitrary: mutated(values[setter]) })
      .map((value) => ({ setter, value })),
  );
