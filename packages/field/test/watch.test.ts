import { createURLPolicy } from "@url/validator";
import { GERMAN } from "@url/validator/de";
import { expect, test } from "vitest";
import { type FieldState, watchURLInput } from "../src/index.ts";

/** As much of an input as is watched: Chromium and Firefox have the whole field, in site/test/url-input.long.test.ts. */
function createInput(): HTMLInputElement & { say(name: string, value?: string): void } {
  const listeners = new Map<string, () => void>();
  // biome-ignore lint/suspicious/noExplicitAny: it has a few of the members of an input
  const input: any = {
    value: "",
    form: null,
    validationMessage: "",
    get validity() {
      return { customError: input.validationMessage !== "" };
    },
    setCustomValidity: (message: string) => {
      input.validationMessage = message;
    },
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    removeEventListener: (name: string) => void listeners.delete(name),
    say(name: string, value = input.value) {
      input.value = value;
      listeners.get(name)?.();
    },
  };
  return input;
}

const WRONG = "https://example.com:99999/";

test("an error blocks the form at once, and is shown when the person leaves the input", () => {
  const input = createInput();
  let state: FieldState | undefined;
  watchURLInput(input, { onChange: (next) => (state = next) });
  input.say("input", WRONG);
  expect(input.validationMessage).toContain("65535");
  expect(state).toMatchObject({ isShown: false, message: null, marks: [] });
  input.say("blur");
  expect(state).toMatchObject({ isShown: true, blocks: true, message: input.validationMessage });
  input.say("input", "https://example.com/");
  expect([input.validationMessage, state?.message]).toEqual(["", null]);
});

test("a warning is shown, and does not block", () => {
  const input = createInput();
  let state: FieldState | undefined;
  watchURLInput(input, { onChange: (next) => (state = next) });
  input.say("input", "https://example.com/?ids[]=1");
  input.say("blur");
  expect([state?.blocks, typeof state?.message, typeof state?.correction?.text]).toEqual([false, "string", "string"]);
  expect(input.validationMessage).toBe("");
});

test("nothing is checked or said while an input method composes", () => {
  const input = createInput();
  const states: FieldState[] = [];
  watchURLInput(input, { onChange: (next) => states.push(next) });
  input.say("blur");
  const before = states.length;
  input.say("compositionstart");
  input.say("input", "https://に");
  input.say("input", "https://にほ:99999");
  expect([states.length, input.validationMessage]).toEqual([before, ""]);
  input.say("compositionend");
  expect(states.length).toBe(before + 1);
  expect(input.validationMessage).toContain("65535");
});

test("other rules and another value are checked when a program says so", () => {
  const input = createInput();
  const watcher = watchURLInput(input, {});
  input.value = "http://example.com/";
  watcher.check();
  expect(input.validationMessage).toBe("");
  watcher.check({ policy: createURLPolicy({ schemes: ["https"] }), messages: GERMAN });
  expect(input.validationMessage).toMatch(/Schema/);
  watcher.stop();
  expect(input.validationMessage).toBe("");
  input.say("input", WRONG);
  expect(input.validationMessage).toBe("");
});

test("a wrong argument is named", () => {
  expect(() => watchURLInput({} as never)).toThrow("watchURLInput: input must be an input element");
  expect(() => watchURLInput(createInput(), { policy: {} as never })).toThrow("watchURLInput: policy must be");
});
