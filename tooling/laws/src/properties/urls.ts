import { isMissing, readWPT } from "@url/tooling-conformance/wpt";
import fc from "fast-check";
import { host } from "./hosts.ts";
import { anyString, mutated, text } from "./texts.ts";

export const scheme: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("http", "https", "ws", "wss", "ftp", "HTTP", "hTTps") },
  { weight: 2, arbitrary: fc.constantFrom("file", "FiLe") },
  {
    weight: 3,
    arbitrary: fc.constantFrom("foo", "mailto", "blob", "javascript", "a+b-c.d", "constructor", "__proto__"),
  },
  { weight: 1, arbitrary: fc.constantFrom("1a", "h tp", "é", "") },
);

export const port: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constant("") },
  {
    weight: 2,
    arbitrary: fc.constantFrom("80", "443", "21", "0", "00080", "65535", "65536", "8a", "a", "-1", "１", "1 "),
  },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 70000 }).map(String) },
);

const segment = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 2, arbitrary: fc.constantFrom(".", "..", "%2e", "%2E%2e", ".%2e", "%2e.", "...", "..a") },
  { weight: 1, arbitrary: fc.constantFrom("C:", "c|", "c|", "C", "cc:", "C:a", "%43:", "C%7C") },
);

/** Segments with solidi between them, and before them or not. */
export const path: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom("/", "/", "/", "\\", "//"), segment), { maxLength: 4 })
  .chain((parts) => {
    const whole = parts.flat().join("");
    return fc.constantFrom(whole, whole, whole.slice(1));
  });

const query = optional("?", text);
const fragment = optional("#", text);

const userinfo = fc.oneof(
  { weight: 5, arbitrary: fc.constant("") },
  { weight: 2, arbitrary: fc.constantFrom("u@", "u:p@", ":p@", "u:@", ":@", "@", "a@b@", "u:p:q@") },
  { weight: 1, arbitrary: text.map((name) => `${name}@`) },
);

const authority = fc.tuple(userinfo, host, optional(":", port)).map((parts) => parts.join(""));

const separator = fc.constantFrom("//", "//", "//", "//", "", "/", "///", "\\\\", "/\\", "\\/", "////", "/./", "//\\");

const absolute = fc
  .tuple(scheme, fc.constantFrom(":", ":", ":", ":", ""), separator, authority, path, query, fragment)
  .map((parts) => parts.join(""));

const opaque = fc.tuple(scheme, fc.constant(":"), text, query, fragment).map((parts) => parts.join(""));

const relative = fc
  .tuple(
    fc.oneof(
      fc.constant(""),
      fc.tuple(separator, authority).map((parts) => parts.join("")),
    ),
    path,
    query,
    fragment,
  )
  .map((parts) => parts.join(""));

const made = fc.oneof(
  { weight: 10, arbitrary: absolute },
  { weight: 3, arbitrary: relative },
  { weight: 2, arbitrary: opaque },
  { weight: 1, arbitrary: anyString },
);

/** The inputs of web-platform-tests, if its data is available. */
export const wptInputs: readonly string[] = ["urltestdata.json", "urltestdata-javascript-only.json"].flatMap((file) => {
  const rows = readWPT(file as "urltestdata.json");
  return isMissing(rows) ? [] : rows.map(({ input }) => input);
});

/** An input for the parser: made by the grammar or taken from web-platform-tests, and changed in places. */
// biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
export const input: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: made },
  { weight: 2, arbitrary: mutated(made) },
  // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
  ...(wptInputs.length === 0 ? [] : [{ weight: 2, arbitrary: mutated(fc.constantFrom(...wptInputs)) }]),
);

/** A base of each family that the state machine distinguishes. */
export const BASES: readonly string[] = [
  "https://user:pw@example.org:8080/a/b/../c?d#e",
  "http://example.org",
  "file:///C:/x/y?z",
  "file://server/share/",
  "file:///",
  "foo://h:1/p/q?r#s",
  "foo://",
  "foo:///p",
  "foo:/.//p/q",
  "foo:/p",
  "mailto:someone?subject=x#y",
  "about:blank",
];

/** A base as text: one of each family that the state machine distinguishes, or any input. */
export const base: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  {
    weight: 4,
    arbitrary: itemOf(BASES),
  },
  { weight: 1, arbitrary: made },
);

function optional(prefix: string, of: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant("") },
    { weight: 1, arbitrary: of.map((value) => prefix + value) },
  );
}

/** Chooses an item of a list. `fc.constantFrom` would need the list spread into arguments. */
export function itemOf<Item>(items: readonly Item[]): fc.Arbitrary<Item> {
  return fc.nat(items.length - 1).map((index) => items[index]!);
}
