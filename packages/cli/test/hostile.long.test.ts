import { columns } from "@url/validator/internal";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { run } from "../src/main.ts";
import { collect, type Outcome, url } from "./harness.ts";

// curl is another program, and slow to start: it is not asked here.
beforeAll(() => {
  const { PATH } = process.env;
  process.env.PATH = "";
  return () => {
    process.env.PATH = PATH;
  };
});

/** Texts of what terminals and readers obey or do not see, and of what URLs are made of. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "https://",
        "//",
        "foo:",
        "mailto:",
        "file:///",
        "/",
        "\\",
        "?",
        "#",
        "@",
        ":",
        "&",
        "=",
        "%",
        " ",
      ),
      fc.constantFrom("\x1b[2J", "\x7f", "\x9b", "\u0085", "\u061c", "\u200e", "\u200f", "\u202a", "\u202e", "\u2066"),
      fc.constantFrom("\u2069", "\u2028", "\u2029", "\u200b", "\ufeff", "\ud800", "\udc00", "\u{e0041}", "\t", "\r"),
      fc.constantFrom("日本", "e\u0301", "👩‍👩‍👧", "ß", "%E2%80%AE", "%1B[2J", "[::1]", "127.1", "a.example", "8080"),
      fc.string({ unit: "binary", maxLength: 4 }),
      fc
        .tuple(fc.constantFrom("\\", " ", "é", "\x7f", "\u0301", "/a", "&b="), fc.integer({ min: 1, max: 2000 }))
        .map(([piece, count]) => piece.repeat(count)),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(""));

/** Each command with an input, as an argument. */
const COMMANDS: readonly (readonly string[])[] = [
  ["inspect"],
  ["inspect", "--json"],
  ["inspect", "--base", "https://u@h/\u202e"],
  ["validate", "--urls"],
  ["validate", "--urls", "--json"],
  ["validate", "--urls", "--sarif"],
  ["validate", "--files"],
  ["rfc", "parse"],
  ["rfc", "parse", "--iri", "--json"],
  ["compare"],
  ["compare", "--json"],
  ["ip"],
  ["ip", "--json"],
  ["show"],
  ["show", "--json", "--width", "40"],
];

/** Those that write data for other programs, which contains passwords. */
const DATA_COMMANDS: readonly (readonly string[])[] = [
  ["get", "{decoded:url} {decoded:path} {query:a} {unicode:host} {input}", "--"],
  // One column each: tabs separate columns.
  ["get", "--columns", "input", "--one-to-one", "--"],
  ["get", "--columns", "decoded:path", "--"],
  ["get", "--columns", "input,decoded:path", "--out", "jsonl", "--"],
  ["edit", "--append-segment", "a", "--iterate", "port=1 2", "--"],
  ["site", "--"],
  ["site", "--json", "--"],
];

/** The same as filters. */
const DATA_FILTERS: readonly (readonly string[])[] = [
  ["get", "{decoded:path}"],
  ["get", "{url}", "--in", "json"],
  ["get", "{url}", "--in", "jsonl"],
  ["edit", "--strip-tracking"],
  ["match", "--path", "/*", "--json"],
];

async function all(input: string): Promise<{ command: string; outcome: Outcome }[]> {
  const found = [];
  for (const args of COMMANDS) found.push({ command: args.join(" "), outcome: await url([...args, "--", input]) });
  found.push({ command: "resolve", outcome: await url(["rfc", "resolve", "--", input, "http://h/"]) });
  found.push({ command: "relativize", outcome: await url(["rfc", "relativize", "--", "http://h/a", input]) });
  found.push({ command: "input as command", outcome: await url([input]) });
  found.push({ command: "input as option", outcome: await url(["inspect", `--${input.replace(/^help$/, "")}`]) });
  for (const args of [["normalize"], ["ip"], ["ip", "--json"], ["validate"], ["validate", "--json"]]) {
    found.push({ command: `${args.join(" ")} < input`, outcome: await url(args, [`${input}\n`]) });
  }
  return found;
}

// Everything of general category Cc and Cf, the separators of lines, and lone surrogates; Unicode's own properties judge.
const OBEYED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Emoji keep their joiners. Arabic number signs and the like are format characters that are seen. */
const withoutEmoji = (text: string): string =>
  text
    .replace(/\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic})+/gu, "")
    .replace(/[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/gu, "");

test("law: no command writes a character that a terminal interprets", async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (input) => {
      const data = [];
      for (const args of DATA_COMMANDS) data.push({ command: args.join(" "), outcome: await url([...args, input]) });
      for (const args of DATA_FILTERS) data.push({ command: args.join(" "), outcome: await url(args, [`${input}\n`]) });
      for (const { command, outcome } of [...(await all(input)), ...data]) {
        const text = withoutEmoji(`${outcome.output}${outcome.errors}`).replaceAll("\n", "");
        expect([command, OBEYED.exec(text)?.[0]]).toEqual([command, undefined]);
      }
    }),
    { seed: 13, numRuns: 60 },
  );
});

test("law: no line of findings is wider than the terminal, or than 80 columns", async () => {
  await fc.assert(
    fc.asyncProperty(hostile, fc.constantFrom(undefined, 20, 33, 200), async (input, width) => {
      for (const args of [
        ["validate", "--urls", "--", input],
        ["inspect", "--", input],
        ["validate", "-"],
      ]) {
        const terminal = width === undefined ? undefined : { columns: width, color: false };
        const output = { ...collect(), terminal };
        const errors = { ...collect(), terminal };
        await run(args, { input: chunks(input), output, errors });
        const shown = args[0] === "inspect" ? errors.text() : output.text();
        for (const line of shown.split("\n")) expect(columns(line)).toBeLessThanOrEqual(width ?? 80);
      }
    }),
    { seed: 13, numRuns: 100 },
  );
});

async function* chunks(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

// What the README states.
test("law: the output for one input is bounded", async () => {
  const long = fc
    .tuple(
      fc.constantFrom(
        "https://h/",
        "https://",
        "data:text/plain,",
        "foo://",
        "https://u:",
        "file:",
        "?",
        "https://h/?",
        "",
      ),
      fc.constantFrom(
        "\\",
        " ",
        'a b"<',
        "%",
        "\u202e",
        "\u{e0041}",
        "/",
        "&a=",
        "|",
        "é",
        "a_.",
        "\x7f",
        "//u:p@",
        ":@",
      ),
      fc.constantFrom("", "@h/", ":x", "[", "x"),
    )
    .map(([start, piece, end]) => start + piece.repeat(30_000 / piece.length) + end);
  await fc.assert(
    fc.asyncProperty(long, async (input) => {
      for (const { command, outcome } of await all(input)) {
        const size = Buffer.byteLength(outcome.output + outcome.errors);
        const isWhole = /inspect --json|compare --json|parse .*--json|normalize|resolve|relativize/.test(command);
        expect([command, size <= (isWhole ? 64 * input.length : 0) + 200_000, size]).toEqual([command, true, size]);
        if (command.includes("validate") && command.includes("--json")) {
          for (const line of outcome.output.split("\n")) expect(line.length).toBeLessThanOrEqual(40_000);
        }
      }
    }),
    { seed: 13, numRuns: 40 },
  );
});

test("shows a hundred of a thousand errors, including the fatal one, and the number of the others", async () => {
  const input = `https://h/${"\\".repeat(1000)}`;
  const { output } = await url(["validate", input]);
  expect(output.match(/invalid-reverse-solidus/g)?.length).toBe(100);
  expect(output.endsWith("\n900 more findings are left out\n")).toBe(true);
  expect((await url(["inspect", input])).errors.endsWith("\n900 more findings are left out\n")).toBe(true);
  expect(JSON.parse((await url(["inspect", "--json", input])).output)).toMatchObject({ omitted: 900 });

  const [head, ...findings] = (await url(["validate", "--json", input])).output.trimEnd().split("\n");
  expect(JSON.parse(head ?? "")).toMatchObject({ findings: 100, omitted: 900, length: input.length });
  expect(findings.length).toBe(100);

  const [run] = JSON.parse((await url(["validate", "--sarif", input])).output).runs;
  expect(run.results.length).toBe(100);
  expect(run.invocations[0].toolExecutionNotifications[0].message.text).toContain("900 more were left out");

  const fatal = await url(["validate", `https://h:x/${"\\".repeat(201)}`]);
  expect(fatal.output).toMatch(/^column 11: error: .*\[port-invalid\]\n/);
  expect(fatal.output.endsWith("\n102 more findings are left out\n")).toBe(true);
  expect(fatal.status).toBe(1);
});

/** Letters that nothing else in the outputs has together. */
const password = fc.string({ unit: fc.constantFrom(..."QXZ579"), minLength: 6, maxLength: 12 });

test("law: shows no password unless --show-password is set", async () => {
  const forms: ((secret: string) => string)[] = [
    (secret) => `https://user:${secret}@h/`,
    (secret) => `https://user:${secret}@h/a b\\c`,
    (secret) => `  HTTPS:\\\\user:${secret}@h`,
    (secret) => `ht\ntps:/\t/user:${secret}@h:x/`,
    (secret) => `https:user:${secret}@h`,
    (secret) => `https://:${secret}@h:99999/`,
    (secret) => `https://user:a@${secret}@h:70000/`,
    (secret) => `https://user:a:${secret}@`,
    (secret) => `https://user:a/${secret}@h/`,
    (secret) => `https://user:a?${secret}#b@h/`,
    (secret) => `https://user:a\\${secret}@h/`,
    (secret) => `//user:${secret}@h/`,
    (secret) => `foo://user:${secret}@[::1`,
    (secret) => `jdbc:mysql://user:${secret}@h/db`,
    (secret) => `sip:user:${secret}@h`,
    (secret) => `https://h/?next=https://user:${secret}@h/&a=b c`,
    (secret) => `https://user:%${secret}@h|/`,
    (secret) => `https://us er:${secret}\t${secret}@h/`,
    (secret) => `https://user:${secret}@${"é".repeat(300)}.h^/`,
  ];
  await fc.assert(
    fc.asyncProperty(password, fc.constantFrom(...forms), async (secret, form) => {
      const input = form(secret);
      // These two write a reference as data, with all that is in it.
      const found = (await all(input)).filter(({ command }) => !/^(?:resolve|relativize)$/.test(command));
      // Against a base of the same scheme "https:user:…" is a path, and has no userinfo.
      if (input.startsWith("https:user")) {
        found.splice(
          found.findIndex(({ command }) => command.startsWith("inspect --base")),
          1,
        );
      }
      found.push({ command: "--base", outcome: await url(["inspect", "--base", input, "x"]) });
      found.push({ command: "--base --json", outcome: await url(["inspect", "--json", "--base", input, "x"]) });
      found.push({
        command: "validate --base",
        outcome: await url(["validate", "--json", "--base", input, "--urls", "|"]),
      });
      found.push({ command: "resolve errors", outcome: await url(["rfc", "resolve", `${input}|`, `|${input}`]) });
      found.push({ command: "relativize errors", outcome: await url(["rfc", "relativize", `${input}|`, `|${input}`]) });
      for (const { command, outcome } of found) {
        // The lines of normalize's standard output are data too.
        const text = command.startsWith("normalize") ? outcome.errors : outcome.output + outcome.errors;
        expect([command, input, text.includes(secret)]).toEqual([command, input, false]);
      }
    }),
    { seed: 13, numRuns: 120 },
  );
});

test("--show-password: shows the password in every form", async () => {
  const input = "https://user:S3CRET@h:x/";
  for (const args of [
    ["inspect", "--show-password", "https://user:S3CRET@h/"],
    ["inspect", "--show-password", "--json", input],
    ["rfc", "parse", "--show-password", input],
    ["compare", "--show-password", "--json", input],
    ["validate", "--show-password", input],
    ["validate", "--show-password", "--json", input],
    ["validate", "--show-password", "--sarif", input],
    ["rfc", "resolve", "--show-password", "a b", `${input}|`],
    ["rfc", "relativize", "--show-password", `${input}|`, "x"],
  ]) {
    const { output, errors } = await url(args);
    expect([args, `${output}${errors}`]).toEqual([args, expect.stringContaining("S3CRET")]);
  }
  expect((await url(["normalize", "--show-password"], [`${input}\n`])).errors).toContain("S3CRET");
});

test("columns and offsets are those of the input as passed, because a hidden password keeps its length", async () => {
  expect((await url(["validate", "https://user:pass@h:x/"])).output).toContain(
    ["  https://user:****@h:x/", `${" ".repeat(22)}^`].join("\n"),
  );
  expect((await url(["normalize"], ["https://user:pass@h:x/\n"])).errors).toBe(
    '<stdin>:1:21: port-invalid: "https://user:****@h:x/"\n',
  );
});

// RFC 3987 allows controls of direction in its grammar and forbids them in its text: section 4.1.
test("resolve: percent-encodes what a terminal would interpret, as section 3.1 of RFC 3987 converts an IRI to a URI", async () => {
  expect((await url(["rfc", "resolve", "/a\u202eb\u2028é", "http://h/"])).output).toBe(
    "http://h/a%E2%80%AEb%E2%80%A8é\n",
  );
});
