import { expect, test } from "vitest";
import { url } from "./harness.ts";

test("show: shows each URL without credentials, and what may be overlooked below it", async () => {
  expect(
    await url(["show", "https://xn--mnchen-3ya.example/%C3%BC", "https://user:pw@paypal.com.evil.example/"]),
  ).toEqual({
    status: 0,
    output: `https://münchen.example/ü
https://paypal.com.evil.example/
  credentials           There is a username or a password in front of the host.
  begins-like-domain    The host names paypal.com, but belongs to another domain.
`,
    errors: "",
  });
});

test("show: reads standard input without arguments, and reports what is not a URL", async () => {
  expect(await url(["show"], ["https://a.example/\nhttp://user:secret@[\n"])).toEqual({
    status: 1,
    output: "https://a.example/\n",
    errors: "url show: not a URL: http://user:******@[\n",
  });
});

test("show --width: cuts the end, and then labels of the host", async () => {
  const { output } = await url(["show", "--width", "26", "https://examplecorp.com.evil.com/path"]);
  expect(output.split("\n")[0]).toBe("https://…com.evil.com/…");
  expect(await url(["show", "--width", "x", "https://a/"])).toMatchObject({ status: 3 });
});

test("show --json: prints the parts of the text and the places of the warnings", async () => {
  const { output } = await url(["show", "--json", "https://a.com.b.example/"]);
  expect(JSON.parse(output)).toEqual({
    input: "https://a.com.b.example/",
    valid: true,
    text: "https://a.com.b.example/",
    parts: [
      { kind: "scheme", start: 0, end: 5 },
      { kind: "subdomain", start: 8, end: 13 },
      { kind: "registrable-domain", start: 14, end: 23 },
      { kind: "path", start: 23, end: 24 },
    ],
    spoofs: [
      {
        code: "begins-like-domain",
        start: 8,
        end: 13,
        message: "The host names a.com, but belongs to another domain.",
      },
    ],
  });
  expect(JSON.parse((await url(["show", "--json", "x"])).output)).toMatchObject({ valid: false, text: null });
});

test("show: shows only the host of a URL with right-to-left characters", async () => {
  const { output } = await url(["show", "https://xn--4dbrk0ce.example/%D7%A9%D7%9C%D7%95%D7%9D"]);
  expect(output.split("\n")[0]).toBe("https://ישראל.example");
});
