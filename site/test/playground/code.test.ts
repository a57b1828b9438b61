import { expect, test } from "vitest";
import { literal } from "../../src/scripts/playground/model/code/literal.ts";
import { TEMPLATES, viewCode } from "../../src/scripts/playground/model/code/view-code.ts";
import type { PlaygroundState } from "../../src/scripts/playground/model/state.ts";
import { stateOf } from "./support.ts";

const STATES: readonly PlaygroundState[] = [
  stateOf("https://user:secret@münchen.example:8443/a b/../c?q=1&q=2#top"),
  stateOf("../x?y=%41", { base: "https://example.co.uk/a/b", setter: "setHost", value: "b.example:9" }),
  stateOf("http://0x7f.1/", { setter: "setScheme", value: "foo" }),
  stateOf("http://[::ffff:10.0.0.1]/", { setter: "setHostname", value: "a:8" }),
  stateOf("mailto:a@example.com", { setter: "setPath", value: "x" }),
  stateOf("//", { base: "not a base" }),
  stateOf(""),
  stateOf("https://exa mple.com:99999/"),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what must not become code
  stateOf('https://a/"</script>`${x}`\\\u2028\u202e\0\ud800\u{e0001}', { setter: "setQuery", value: "\u2029'\\" }),
  stateOf(`https://example.com/?${"a=b&".repeat(200)}`, { setter: "setFragment", value: "é".repeat(400) }),
];

/** Runs code as it is shown, and returns what it prints, as the comments of the code show it. */
async function run(code: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const printed: string[] = [];
  const body = code.replace(
    /^import \{ (.+) \} from (".+");$/gm,
    (_, names, module) => `const { ${names} } = await load(${module});`,
  );
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  const load = (module: string) => {
    if (module === "node:fs") return { readFileSync: (name: string) => files[name] };
    return MODULES[module]!();
  };
  const console = { log: (value: unknown) => printed.push(literal(value)) };
  await new AsyncFunction("load", "console", `"use strict";\n${body}`)(load, console);
  return printed;
}

/** What the code can import; the bundler of the tests has to see each name. */
const MODULES: Readonly<Record<string, () => Promise<object>>> = {
  "@url/api": () => import("@url/api"),
  "@url/display": () => import("@url/display"),
  "@url/edit": () => import("@url/edit"),
  "@url/host": () => import("@url/host"),
  "@url/history/html5": () => import("@url/history/html5"),
  "@url/idna": () => import("@url/idna"),
  "@url/ip/special": () => import("@url/ip/special"),
  "@url/parser": () => import("@url/parser"),
  "@url/percent": () => import("@url/percent"),
  "@url/result": () => import("@url/result"),
  "@url/serializer": () => import("@url/serializer"),
  "@url/site": () => import("@url/site"),
  "@url/uri": () => import("@url/uri"),
  "@url/urlencoded": () => import("@url/urlencoded"),
  "@url/validator": () => import("@url/validator"),
};

test.each(TEMPLATES.map(({ name }) => name))("the code of %s prints what it says", async (tab) => {
  for (const state of STATES) {
    const view = viewCode({ ...state, tab });
    const files = {
      "text.json": JSON.stringify(state.url),
      "base.json": JSON.stringify(state.base),
      "value.json": JSON.stringify(state.value),
    };
    const printed = await run(view.code, files);
    const said = [...view.code.matchAll(/^\/\/ → (.*)$/gm)].map(([, text]) => text!);
    expect(view.tab).toBe(tab);
    expect(said.length).toBeGreaterThan(0);
    expect(printed.map((text, i) => (said[i]!.endsWith("… (cut)") ? `${text.slice(0, 600)}… (cut)` : text))).toEqual(
      said,
    );
  }
});

test("escapes what is invisible, and nothing else", () => {
  expect(literal("a\u202eb\u2028\ud800\u{e0001}é😀 ")).toBe('"a\\u202eb\\u2028\\ud800\\udb40\\udc01é😀 "');
  expect(literal(undefined)).toBe("undefined");
});

test("shows the code of the first package for a tab that does not exist", () => {
  expect(viewCode(stateOf("https://a/", { tab: "__proto__" })).tab).toBe(TEMPLATES[0]!.name);
});
