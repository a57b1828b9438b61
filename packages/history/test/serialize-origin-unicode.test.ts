import { originOf } from "@url/parser";
import { expect, test } from "vitest";
import { serializeOriginUnicode } from "../src/2014/index.ts";
import { record } from "./record.ts";

// @id history/serializeoriginunicode-shows-domains-unicode
test("shows domains in Unicode", () => {
  const text = (href: string) => serializeOriginUnicode(originOf(record(href)));
  expect(text("https://faß.example:8/")).toBe("https://faß.example:8");
  expect(text("https://127.1/")).toBe("https://127.0.0.1");
  expect(text("https://[::1]:8/")).toBe("https://[::1]:8");
  expect(text("data:x")).toBe("null");
});

test.each([undefined, null, 1, "https://h", record("https://h/"), {}])("takes nothing but an origin: %o", (value) => {
  expect(() => serializeOriginUnicode(value as never)).toThrow(/^serializeOriginUnicode: \w+ must be an origin/);
});
