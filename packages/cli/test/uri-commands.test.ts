import { expect, test } from "vitest";
import { url } from "./harness.ts";

// RFC 3986, section 3
test("rfc parse: shows raw components, and the grammar rule of the host", async () => {
  expect((await url(["rfc", "parse", "foo://u@EXAMPLE.com:8042/a/../%7e?#nose"])).output).toBe(
    [
      "scheme     foo",
      "authority  u@EXAMPLE.com:8042",
      "userinfo   u",
      "host       EXAMPLE.com (reg-name)",
      "port       8042",
      "path       /a/../%7e",
      "query      (empty)",
      "fragment   nose",
      "",
    ].join("\n"),
  );
});

test("rfc parse: names the rule and the position for text outside the grammar", async () => {
  expect(await url(["rfc", "parse", "http://h/a b"])).toEqual({
    status: 1,
    output: "",
    errors: "invalid URI reference: path-abempty at column 11\n  http://h/a b\n            ^\n",
  });
  expect((await url(["rfc", "parse", "--iri", "/\u00fc"])).status).toBe(0);
  expect((await url(["rfc", "parse", "/\u00fc"])).status).toBe(1);
});

test("rfc parse --json: writes one object, also for an error", async () => {
  const { output } = await url(["rfc", "parse", "--json", "//[::1]:1"]);
  expect(JSON.parse(output)).toEqual({
    valid: true,
    input: "//[::1]:1",
    passwordHidden: false,
    scheme: null,
    authority: "[::1]:1",
    userinfo: null,
    host: { kind: "IPv6address", text: "[::1]" },
    port: "1",
    path: "",
    query: null,
    fragment: null,
  });
  const { status, output: failure } = await url(["rfc", "parse", "--json", "a:%"]);
  expect(status).toBe(1);
  const error = { code: "pct-encoded", component: "path", start: 2, end: 3 };
  expect(JSON.parse(failure)).toEqual({ valid: false, input: "a:%", passwordHidden: false, error });
});

// RFC 3986, section 5.4
test("resolve, relativize: relativize reverses resolve", async () => {
  const base = "http://a/b/c/d;p?q";
  expect(await url(["rfc", "resolve", "../g", base])).toEqual({ status: 0, output: "http://a/b/g\n", errors: "" });
  expect((await url(["rfc", "relativize", base, "http://a/b/g"])).output).toBe("../g\n");
  expect((await url(["rfc", "resolve", "http:g", base])).output).toBe("http:g\n");
  expect((await url(["rfc", "resolve", "--no-strict", "http:g", base])).output).toBe("http://a/b/c/g\n");
});

test("resolve, relativize: report text that is not a URI, with its position", async () => {
  const { status, errors } = await url(["rfc", "resolve", "a b", "/c"]);
  expect(status).toBe(1);
  expect(errors).toContain("invalid reference: path-noscheme at column 2\n");
  expect(errors).toContain("invalid base: scheme at column 1\n");
  expect((await url(["rfc", "relativize", "http://a", "b"])).errors).toContain("invalid target: scheme at column 1");
  expect((await url(["rfc", "relativize", "http://a"])).status).toBe(3);
});
