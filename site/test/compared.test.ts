import { readFileSync } from "node:fs";
import { URL as OurURL } from "@url/api";
import { expect, test } from "vitest";
import { stateOfFragment } from "../src/scripts/playground/address.ts";
import type { PlatformURL } from "../src/scripts/playground/model/read-elsewhere.ts";
import { type PlaygroundView, viewPlayground } from "../src/scripts/playground/model/view.ts";

const page = readFileSync(new URL("../src/guide/compared.md", import.meta.url), "utf8");
const links = new Map(
  Array.from(page.matchAll(/\[([^\]]+)\]\(\/playground\/(#[^)]+)\)/g), ([, text, hash]) => [text!, hash!] as const),
);

const codes = ({ findings }: PlaygroundView) => findings.items.map(({ code }) => code);
const rfc3986 = ({ elsewhere }: PlaygroundView) => elsewhere.readers.find(({ name }) => name === "RFC 3986")!;
const attributes = ({ url }: PlaygroundView) => url!.record.pieces.map(({ component }) => component as string);

/** What the link of a row shows, by the Standard, RFC 3986 or the row itself. */
const SHOWN: Readonly<Record<string, (view: PlaygroundView) => unknown>> = {
  // RFC 3986 has no numbers in bases: "0x7f.1" is a registered name.
  "an odd IPv4 address": (view) => rfc3986(view).differs && view.url !== null,
  "dots in a path": (view) => view.url?.record.length === "https://example.com/bar".length,
  "an empty fragment": (view) => attributes(view).includes("fragment"),
  "a drive letter": (view) => rfc3986(view).differs,
  "a port out of range": (view) => codes(view).join() === "port-out-of-range" && view.url === null,
  // Section 2.1 of the RFC has no "%" without two digits.
  "an escape that is not one": (view) => codes(view).join() === "invalid-URL-unit" && rfc3986(view).error !== null,
  "a valid reference": (view) => codes(view).length === 0 && view.url !== null,
  "an ACE label": (view) => codes(view).join() === "domain-to-ASCII",
  "port 70000": (view) => view.url!.setters.find(({ setter }) => setter === "setPort")!.outcome === "rejected",
  "two pairs": (view) => view.url!.pairs.pairs.map(({ name, value }) => `${name}:${value}`).join() === "a:1,b:x y",
  'a name in front of "@"': (view) => view.url!.display.warnings.length > 0,
  "U+0000": (view) => view.findings.drawn.some((piece) => piece.kind === "text" && piece.text.includes("\\u{0}")),
};

test("each link to the playground is tested", () => {
  expect([...links.keys()]).toEqual(Object.keys(SHOWN));
});

test.each([...links])("the link %j shows what its row says", async (text, hash) => {
  const state = await stateOfFragment(hash);
  expect(SHOWN[text]!(viewPlayground(state!, OurURL as unknown as PlatformURL))).toBe(true);
});
