import { describe, expect, test } from "vitest";
import {
  createURLPolicy,
  findErrors,
  POLICY_EXPLANATIONS,
  type PolicyRules,
  toEditorDiagnostic,
  toSARIF,
  validate,
} from "../src/index.ts";
import { POLICY_ERROR_CODES } from "../src/policy/explanations.ts";

/** The errors of a policy, each with the text that it marks. */
function refused(input: string, rules: PolicyRules, base?: string): string[] {
  return validate(input, { policy: createURLPolicy(rules), base }).map(
    ({ code, start, end }) => `${code} ${start} ${JSON.stringify(input.slice(start, end))}`,
  );
}

describe.each<[what: string, rules: PolicyRules, allowed: string[], not: [input: string, error: string][]]>([
  [
    "schemes",
    { schemes: ["https", "WSS"] },
    ["https://h/", "HTTPS://h/", "wss://h/"],
    [
      ["http://h/", 'scheme-not-allowed 0 "http"'],
      ["mailto:a@h", 'scheme-not-allowed 0 "mailto"'],
      ["javascript:alert(1)", 'scheme-not-allowed 0 "javascript"'],
    ],
  ],
  [
    "credentials",
    { credentials: false },
    ["https://h/@", "mailto:user@h"],
    [
      ["https://user@h/", 'credentials-not-allowed 8 "user@"'],
      ["https://user:pa:ss@h:80/", 'credentials-not-allowed 8 "user:pa:ss@"'],
      ["https://:p@h/?@", 'credentials-not-allowed 8 ":p@"'],
    ],
  ],
  [
    "hostKinds",
    { hostKinds: ["domain", "none"] },
    ["https://h/", "mailto:a@h", "file://server/"],
    [
      ["https://127.0.0.1:80/", 'host-not-allowed 8 "127.0.0.1"'],
      ["https://[::1]:80/", 'host-not-allowed 8 "[::1]"'],
      ["file:///x", 'host-not-allowed 7 ""'],
      ["nfs://h/", 'host-not-allowed 6 "h"'],
    ],
  ],
  [
    "requireDot",
    { requireDot: true },
    ["https://a.b/", "https://[::1]/", "https://127.0.0.1/", "nfs://h/", "file:///x", "mailto:a@h"],
    [["https://localhost:3000/", 'host-without-dot 8 "localhost"']],
  ],
  [
    "ports",
    { ports: [8080] },
    ["https://h/", "https://h:443/", "https://h:8080/", "nfs://h"],
    [
      ["https://h:80/", 'port-not-allowed 10 "80"'],
      ["https://[::1]:1", 'port-not-allowed 14 "1"'],
    ],
  ],
  [
    "ports, if the list is empty",
    { ports: [] },
    ["https://h:443/"],
    [["https://h:8080/", 'port-not-allowed 10 "8080"']],
  ],
  [
    "maxLength",
    { maxLength: 12 },
    ["https://a.b/", "nfs:12345678"],
    [
      ["https://a.b/c", 'too-long 12 "c"'],
      // It is serialized with a slash at the end.
      ["https://a.bc", 'too-long 0 "https://a.bc"'],
    ],
  ],
])("%s", (_what, rules, allowed, not) => {
  test.each(allowed)("allows %s", (input) => {
    expect(refused(input, rules)).toEqual([]);
  });

  test.each(not)("does not allow %s", (input, error) => {
    expect(refused(input, rules)).toEqual([error]);
  });
});

test("a dot at the end of a host is not between two labels", () => {
  expect(refused("https://com./", { requireDot: true })).toEqual([
    'domain-to-ASCII 12 ""',
    'host-without-dot 8 "com."',
  ]);
  expect(refused("https://a.b./", { requireDot: true })).toEqual(['domain-to-ASCII 12 ""']);
});

test("every rule of a policy is reported, after the errors of the Standard", () => {
  const rules = { schemes: ["https"], credentials: false, requireDot: true, ports: [], maxLength: 20 };
  expect(refused("http://user@localhost:81/a b", rules)).toEqual([
    'invalid-URL-unit 26 " "',
    'scheme-not-allowed 0 "http"',
    'credentials-not-allowed 7 "user@"',
    'host-without-dot 12 "localhost"',
    'port-not-allowed 22 "81"',
    'too-long 20 "t:81/a b"',
  ]);
});

test("a component that comes from the base has the whole input as its place", () => {
  expect(refused("x", { schemes: ["https"], ports: [], hostKinds: ["domain"] }, "http://127.0.0.1:81/")).toEqual([
    'scheme-not-allowed 0 "x"',
    'host-not-allowed 0 "x"',
    'port-not-allowed 0 "x"',
  ]);
  expect(refused("//127.1/", { hostKinds: ["domain"] }, "http://h/")).toEqual([
    'IPv4-too-few-parts 2 "127.1"',
    'host-not-allowed 2 "127.1"',
  ]);
  expect(refused("http:x", { hostKinds: ["domain"] }, "http://[::1]/")).toEqual([
    'special-scheme-missing-following-solidus 5 ""',
    'host-not-allowed 0 "http:x"',
  ]);
});

test("places are of the raw input, with spaces, tabs and too many slashes", () => {
  const rules: PolicyRules = { schemes: ["ftp"], credentials: false, hostKinds: ["domain"], ports: [] };
  const policies = (input: string) => refused(input, rules).filter((error) => !/^(?:invalid|special|IPv4)/.test(error));
  expect(policies(" ht\ttp:/\\/us\ner@127.1:8\t1 ")).toEqual([
    'scheme-not-allowed 1 "ht\\ttp"',
    'credentials-not-allowed 10 "us\\ner@"',
    'host-not-allowed 16 "127.1"',
    'port-not-allowed 22 "8\\t1"',
  ]);
});

test("credentials that are allowed are not reported at all, and without the rule they are a warning", () => {
  const found = (rules: PolicyRules) => validate("https://u@h/", { policy: createURLPolicy(rules) });
  expect(found({ credentials: true })).toEqual([]);
  expect(found({}).map(({ code, level }) => [code, level])).toEqual([["invalid-credentials", "warning"]]);
  expect(found({ credentials: false }).map(({ code, level }) => [code, level])).toEqual([
    ["credentials-not-allowed", "error"],
  ]);
});

test.each([
  ["http://a%zz@h/", "%", "%25"],
  ["http://a b:c@h/", " ", "%20"],
  ["http://a:b<c@h/", "<", "%3C"],
  ["http://a@b%41:[@h/", "[", "%5B"],
  ["http://u:\ud83d\udca9\ufffe@h/", "\ufffe", "%EF%BF%BE"],
])("in credentials that are allowed, what has to be percent-encoded is reported: %j", (input, text, replacement) => {
  const policy = createURLPolicy({ credentials: true });
  const start = input.indexOf(text);
  expect(validate(input, { policy })).toMatchObject([
    { code: "invalid-URL-unit", level: "warning", start, text, suggestion: { start, end: start + 1, replacement } },
  ]);
});

test("credentials of the base are not in the input", () => {
  expect(validate("a", { base: "http://a%zz@h/", policy: createURLPolicy({ credentials: true }) })).toEqual([]);
});

test("a component at which the parser gives up is not judged, but the others are", () => {
  const rules: PolicyRules = { schemes: ["https"], requireDot: true, ports: [], credentials: false };
  expect(refused("ftp://a b:81/", rules)).toEqual([
    'domain-to-ASCII 7 " "',
    'scheme-not-allowed 0 "ftp"',
    'port-not-allowed 10 "81"',
  ]);
  expect(refused("ftp://a:x/", rules)).toEqual([
    'port-invalid 8 "x"',
    'scheme-not-allowed 0 "ftp"',
    'host-without-dot 6 "a"',
  ]);
  expect(refused("//u@example.com/", rules)).toEqual([
    'missing-scheme-non-relative-URL 0 "//u@example.com/"',
    'credentials-not-allowed 2 "u@"',
  ]);
  expect(refused("word", { ...rules, maxLength: 3 })).toEqual([
    'missing-scheme-non-relative-URL 0 "word"',
    'too-long 3 "d"',
  ]);
});

test("a diagnostic of a policy is one like any other", () => {
  const [error] = validate("ftp://h/", { policy: createURLPolicy({ schemes: ["https", "http"] }) });
  expect(error).toEqual({
    code: "scheme-not-allowed",
    level: "error",
    fatal: false,
    in: "input",
    start: 0,
    end: 3,
    text: "ftp",
    message: "The scheme must be one of these: https, http.",
    see: "https://url.spec.whatwg.org/#concept-url-scheme",
    suggestion: null,
  });
  expect(toEditorDiagnostic(error!, "ftp://h/").severity).toBe(1);
  const [run] = toSARIF([{ diagnostic: error!, input: "ftp://h/" }]).runs;
  expect([run.results[0]?.level, run.tool.driver.rules]).toEqual([
    "error",
    [
      {
        id: "scheme-not-allowed",
        shortDescription: { text: "The scheme must be one of these: https, http." },
        helpUri: "https://url.spec.whatwg.org/#concept-url-scheme",
      },
    ],
  ]);
});

test("findErrors prefers errors to warnings, and the fatal one to what the policy refuses", () => {
  const policy = createURLPolicy({ schemes: ["https"] });
  const codes = (input: string, max: number) => {
    const { diagnostics, omitted } = findErrors(input, { policy, maxErrors: max });
    return [...diagnostics.map(({ code }) => code), omitted];
  };
  expect(codes("ftp://h/a b c", 1)).toEqual(["scheme-not-allowed", 2]);
  expect(codes("ftp://h/a b c", 2)).toEqual(["invalid-URL-unit", "scheme-not-allowed", 1]);
  expect(codes("ftp://h:x/a b c", 1)).toEqual(["port-invalid", 3]);
  expect(codes("ftp://h:x/a b c", 2)).toEqual(["port-invalid", "scheme-not-allowed", 2]);
});

test.each(POLICY_ERROR_CODES)("the example of %s has the error", (code) => {
  const rules: PolicyRules = {
    schemes: ["https"],
    credentials: false,
    hostKinds: ["domain"],
    requireDot: true,
    ports: [],
    maxLength: 40,
  };
  const found = validate(POLICY_EXPLANATIONS[code].example, { policy: createURLPolicy(rules) });
  expect(found.map((error) => error.code)).toEqual([code]);
});

test("there is an explanation for each code", () => {
  expect(Object.keys(POLICY_EXPLANATIONS)).toEqual([...POLICY_ERROR_CODES]);
});

test("the rules are copied", () => {
  const schemes = ["https"];
  const policy = createURLPolicy({ schemes });
  schemes.push("http");
  expect(validate("http://h/", { policy })).toHaveLength(1);
});

describe("createPolicy names the rule that is wrong", () => {
  test.each<[rules: unknown, message: RegExp, type: typeof TypeError | typeof RangeError]>([
    [undefined, /^createURLPolicy: rules must be a plain object/, TypeError],
    [{ scheme: ["https"] }, /^createURLPolicy: rules has the unknown property "scheme"/, TypeError],
    [{ schemes: "https" }, /^createURLPolicy: schemes must be an array/, TypeError],
    [{ schemes: [] }, /^createURLPolicy: schemes must be a list with an item/, RangeError],
    [{ schemes: [1] }, /^createURLPolicy: schemes must be a list of schemes/, TypeError],
    [{ schemes: ["https:"] }, /^createURLPolicy: schemes must be a list of schemes/, RangeError],
    [{ hostKinds: [] }, /^createURLPolicy: hostKinds must be a list with an item/, RangeError],
    [{ hostKinds: ["ip"] }, /^createURLPolicy: hostKinds must be "domain" or /, RangeError],
    [{ requireDot: 1 }, /^createURLPolicy: requireDot must be true or false/, TypeError],
    [{ maxLength: -1 }, /^createURLPolicy: maxLength must be a non-negative integer/, RangeError],
    [{ credentials: "no" }, /^createURLPolicy: credentials must be true or false/, TypeError],
    [{ ports: [65536] }, /^createURLPolicy: ports must be a list of integers/, RangeError],
    [{ ports: ["80"] }, /^createURLPolicy: ports must be a list of integers/, TypeError],
  ])("%j", (rules, message, type) => {
    expect(() => createURLPolicy(rules as PolicyRules)).toThrow(type);
    expect(() => createURLPolicy(rules as PolicyRules)).toThrow(message);
  });

  test.each([{}, { judge: 1 }, null, "https", { schemes: ["https"] }])("a policy is not %j", (policy) => {
    expect(() => validate("x", { policy: policy as never })).toThrow(
      /^validate: policy must be what createURLPolicy returned/,
    );
  });
});
