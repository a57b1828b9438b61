import type { Task } from "./task.ts";

/**
 * The errors of the Standard's own examples; an input is valid only if its custom validity is the empty string. The first
 * is a failure of the Standard, the second is not.
 */
export const inputError: Task = {
  question: "How do I show an error under an input?",
  find(reader) {
    reader.follow("Guide", "header");
    reader.follow("Front ends", "main");
    return reader.code("Show an error under an input");
  },
  query: "error under input",
  own: `
    const mine = (value: string) => {
      const field = { value, validity: "", setCustomValidity(message: string) { this.validity = message; } };
      check(field);
      const [found] = findErrors(value, { policy, maxErrors: 1 }).diagnostics;
      return [field.validity === "", found?.code, found?.text];
    };
    outcome = ["https://example.org:70000", "https://example.org/foo bar", "https://example.org/"].map(mine);`,
  expected: [
    [false, "port-out-of-range", "70000"],
    [true, "invalid-URL-unit", " "],
    [true, null, null],
  ],
  source: "https://url.spec.whatwg.org/#validation-error, https://html.spec.whatwg.org/#dom-cva-setcustomvalidity",
};
