import { describe, expect, test } from "vitest";
import { GERMAN } from "../src/de.ts";
import { CLOSER_EXPLANATIONS } from "../src/explanations.ts";
import {
  ADVICE_EXPLANATIONS,
  createURLPolicy,
  DOMAIN_EXPLANATIONS,
  EXPLANATIONS,
  type MessageKey,
  POLICY_EXPLANATIONS,
  validate,
} from "../src/index.ts";
import { SCHEMA_EXPLANATIONS } from "../src/schema/index.ts";

/** The English sentences by their keys. */
const english: readonly (readonly [key: string, message: string])[] = [
  ...[EXPLANATIONS, CLOSER_EXPLANATIONS, ADVICE_EXPLANATIONS, POLICY_EXPLANATIONS, SCHEMA_EXPLANATIONS].flatMap(
    (explanations) => Object.entries(explanations),
  ),
  ...Object.entries(DOMAIN_EXPLANATIONS).map(([rule, it]) => [`domain-to-ASCII/${rule}`, it] as const),
].map(([key, { message }]) => [key, message] as const);

describe.each([["German", GERMAN]])("%s", (_language, sentences) => {
  test("has a sentence for each key, and no other", () => {
    expect(Object.keys(sentences).sort()).toEqual(english.map(([key]) => key).sort());
  });

  test("has one sentence of at most 110 characters in each, with the placeholders of the English one", () => {
    for (const [key, message] of english) {
      const sentence = sentences[key as MessageKey];
      expect([key, /^\p{Lu}[^.!?]* [^!?]*\.$/u.test(sentence)]).toEqual([key, true]);
      expect([key, sentence.length <= 110]).toEqual([key, true]);
      expect([key, sentence.match(/\{.*?\}/g)]).toEqual([key, message.match(/\{.*?\}/g)]);
    }
    expect(new Set(Object.values(sentences)).size).toBe(english.length);
  });
});

describe("the option messages", () => {
  const first = (input: string, messages: Parameters<typeof validate>[1]) => validate(input, messages)[0]?.message;

  test.each<[input: string, key: MessageKey]>([
    ["https://h:99999/", "port-out-of-range"],
    ["https://a_b.example/", "domain-to-ASCII/underscore"],
    ["https://h/a b", "invalid-URL-unit/space"],
    ["https://h/100%", "invalid-URL-unit/percent"],
    [" https://h/", "invalid-URL-unit/around"],
    ["https://h/\ta", "invalid-URL-unit/within"],
    ["https://h/\ud800", "invalid-URL-unit/surrogate"],
    ["https://h/%FF", "bytes-not-UTF-8"],
    ["htps://h/", "scheme-not-registered"],
  ])("replaces the sentence for %j", (input, key) => {
    expect(first(input, { messages: GERMAN })).toBe(GERMAN[key]);
    expect(first(input, { messages: { [key]: "Nein." } })).toBe("Nein.");
  });

  test("keeps the English sentence where there is none, and takes that of the code for a closer one", () => {
    expect(first("https://h:99999/", { messages: {} })).toBe(EXPLANATIONS["port-out-of-range"].message);
    expect(first("https://h/100%", { messages: { "invalid-URL-unit": "Nein." } })).toBe("Nein.");
    expect(first("https://a_b.example/", { messages: { "domain-to-ASCII": "Nein." } })).toBe("Nein.");
  });

  test("replaces the sentences of a policy, and of the base", () => {
    const policy = createURLPolicy({ schemes: ["https", "$&"].slice(0, 1), maxLength: 3 });
    expect(validate("ftp://h/", { policy, messages: GERMAN }).map(({ message }) => message)).toEqual([
      "Das Schema muss eines von diesen sein: https.",
      "Die URL ist länger als 3 Zeichen.",
    ]);
    expect(first("x", { base: "https://h:99999/", messages: GERMAN })).toBe(GERMAN["port-out-of-range"]);
  });

  test.each([
    ["no object", "text"],
    ["null", null],
    ["a value that is not a string", { "host-missing": 1 }],
  ])("rejects %s", (_what, messages) => {
    expect(() => validate("x", { messages: messages as never })).toThrow(/^validate: messages must be an object/);
  });
});
