import { expect, test } from "vitest";
import { createUnique } from "../src/pipeline/unique.ts";
import { url } from "./harness.ts";

const URL = "https://user:pass@example.com:8080/a/b?x=1&y=2#f";

test.each([
  [["--set", "scheme=http"], "http://user:pass@example.com:8080/a/b?x=1&y=2#f"],
  [["--set", "host=EXAMPLE.org"], "https://user:pass@example.org:8080/a/b?x=1&y=2#f"],
  [["--set", "port=443"], "https://user:pass@example.com/a/b?x=1&y=2#f"],
  [["--set", "username=a@b", "--set", "password="], "https://a%40b@example.com:8080/a/b?x=1&y=2#f"],
  [["--set", "path=/c?d/%20"], "https://user:pass@example.com:8080/c%3Fd/%20?x=1&y=2#f"],
  [["--set", "query=a=b c"], "https://user:pass@example.com:8080/a/b?a=b%20c#f"],
  [["--set-if-absent", "port=1", "--set-if-absent", "host=x"], URL],
  [["--remove", "port", "--set-if-absent", "port=1"], "https://user:pass@example.com:1/a/b?x=1&y=2#f"],
  [["--remove", "username", "--remove", "password"], "https://example.com:8080/a/b?x=1&y=2#f"],
  [["--remove", "query", "--remove", "fragment"], "https://user:pass@example.com:8080/a/b"],
  [["--append-segment", "c/d", "--append-segment", "e"], "https://user:pass@example.com:8080/a/b/c%2Fd/e?x=1&y=2#f"],
  [["--append-path", "c/d"], "https://user:pass@example.com:8080/a/b/c/d?x=1&y=2#f"],
  [["--append-query", "x=3&4"], "https://user:pass@example.com:8080/a/b?x=1&y=2&x=3%264#f"],
  [["--set-query", "x=3", "--set-query", "z=4"], "https://user:pass@example.com:8080/a/b?x=3&y=2&z=4#f"],
  [["--replace-query", "x=3", "--replace-query", "z=4"], "https://user:pass@example.com:8080/a/b?x=3&y=2#f"],
  [["--remove-query", "x"], "https://user:pass@example.com:8080/a/b?y=2#f"],
  [["--remove-query", "*y"], "https://user:pass@example.com:8080/a/b?x=1#f"],
  [["--remove-query", "*z*"], URL],
  [["--keep-query", "a,*y*"], "https://user:pass@example.com:8080/a/b?y=2#f"],
  [["--remove-query", "*"], "https://user:pass@example.com:8080/a/b#f"],
  [["--keep-query", "y,z"], "https://user:pass@example.com:8080/a/b?y=2#f"],
  [["--append-query", "a=0", "--sort-query"], "https://user:pass@example.com:8080/a/b?a=0&x=1&y=2#f"],
  [["--append-query", "x=1", "--dedupe-query"], URL],
  [["--append-query", "utm_source=a", "--strip-tracking"], URL],
  [["--resolve", "../c?d"], "https://user:pass@example.com:8080/c?d"],
  [
    ["--iterate", "port=80 81"],
    "https://user:pass@example.com:80/a/b?x=1&y=2#f\nhttps://user:pass@example.com:81/a/b?x=1&y=2#f",
  ],
  [["--format", "{host}"], "example.com"],
  [["--base", "http://b/", "--columns", "host,port"], "example.com\t8080"],
])("url edit %j", async (args, text) => {
  expect(await url(["edit", ...args, "--", URL])).toEqual({ status: 0, output: `${text}\n`, errors: "" });
});

test("the message for a change that cannot be made hides a password", async () => {
  const { errors } = await url(["edit", "--set", "password=secret", "file:///a"]);
  expect(errors).toMatch(/^url: [a-z-]+: "file:\/\/\/a" \(--set password=\*\*\*\)\n$/);
});

test.each([
  ["hostname=b.example", "https://b.example:8080/a/b?x=1&y=2#f"],
  ["protocol=http:", "http://user:pass@example.com:8080/a/b?x=1&y=2#f"],
  ["pathname=/c", "https://user:pass@example.com:8080/c?x=1&y=2#f"],
  ["search=?z", "https://user:pass@example.com:8080/a/b?z#f"],
  ["hash=#g", "https://user:pass@example.com:8080/a/b?x=1&y=2#g"],
])("--set %s takes the names and the values of the URL API", async (assignment, text) => {
  const input = assignment.startsWith("hostname") ? URL.replace("user:pass@", "") : URL;
  expect((await url(["edit", "--set", assignment, input])).output).toBe(`${text}\n`);
});

test("changes are made in the order in which they are given", async () => {
  expect(
    (await url(["edit", "--set", "path=/a", "--append-segment", "b", "--set", "path=/c", "http://h/"])).output,
  ).toBe("http://h/c\n");
  expect(
    (await url(["edit", "--set", "path=/a", "--set", "path=/c", "--append-segment", "b", "http://h/"])).output,
  ).toBe("http://h/c/b\n");
});

test("--iterate twice gives every combination", async () => {
  const outcome = await url(["edit", "--iterate", "port=1 2", "--iterate", "path=/a /b", "http://h/"]);
  expect(outcome.output).toBe("http://h:1/a\nhttp://h:1/b\nhttp://h:2/a\nhttp://h:2/b\n");
});

test("--guess-scheme is for inputs without a scheme", async () => {
  const outcome = await url(
    ["edit", "--guess-scheme", "https"],
    ["example.com/a\nhttp://b/\nlocalhost:3000\nmailto:a@b\n"],
  );
  expect(outcome.output).toBe("https://example.com/a\nhttp://b/\nhttps://localhost:3000/\nmailto:a@b\n");
});

test.each([
  ["https://a:443/b", "https://a:443/b"],
  ["https://a:0443", "https://a:443/"],
  ["https://a/:443", "https://a/:443"],
  ["https://u:443@a/", "https://u:443@a/"],
  ["http://a:443/", "http://a:443/"],
])("--keep-port of %s gives %s", async (input, output) => {
  expect((await url(["edit", "--keep-port", "--", input])).output).toBe(`${output}\n`);
});

test.each([
  [["--set", "host=a b"], "http://h/", "domain-to-ASCII"],
  [["--set", "scheme=mailto"], "http://h/", "scheme-"],
  [["--set", "port=99999"], "http://h/", "port-out-of-range"],
  [["--append-segment", ".."], "http://h/", "dot-segment"],
  [["--append-segment", "a"], "mailto:a@b", "opaque-path"],
])("%j of %s is an error with its code", async (args, input, code) => {
  const outcome = await url(["edit", ...args, input]);
  expect(outcome).toMatchObject({ status: 1, output: "" });
  expect(outcome.errors).toMatch(new RegExp(`^url: ${code}.*: ".*" \\(${args.join(" ")}\\)\n$`));
});

test.each([
  [["--set", "host"], '--set: "host" has no value: write host=<value>'],
  [["--set", "nothing=a"], '--set: there is no part "nothing"'],
  [["--remove", "nothing"], '--remove: there is no part "nothing"'],
  [["--iterate", "nothing=a"], '--iterate: there is no part "nothing"'],
  [["--one-to-one", "--iterate", "port=1 2"], "--one-to-one and --iterate cannot be combined"],
  [["--format", "{url}", "--columns", "url"], "a format is for text"],
])("wrong usage: url edit %j", async (args, message) => {
  const outcome = await url(["edit", ...args]);
  expect(outcome.status).toBe(3);
  expect(outcome.errors).toContain(message);
});

test("--unique says when there is no more memory", () => {
  const unique = createUnique(32 * 1024);
  const answers = Array.from({ length: 4000 }, (_, i) => unique(`key ${i}`));
  const first = answers.findIndex((answer) => typeof answer === "string");
  expect(first).toBe(3072);
  expect(answers[first]).toBe("more than 3072 different values do not fit into the memory for --unique");
  expect(unique("key 1")).toBe(false);
});

test("url <url>, url help and url -V", async () => {
  expect((await url(["https://example.com/"])).output).toContain("host      example.com");
  expect((await url(["help", "get"])).output).toContain("Usage: url get <format>");
  expect((await url(["help"])).output).toBe((await url(["--help"])).output);
  expect((await url(["-V"])).output).toMatch(/^\d+\.\d+\.\d+\n$/);
});
