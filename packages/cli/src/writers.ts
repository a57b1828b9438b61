import { cutText, sarifResults, toSARIF, visibleJSON } from "@url/validator";
import { MAX_FINDINGS, MAX_INPUT } from "./bounds.ts";
import { bounded, formatFindings, type ItemFindings } from "./findings.ts";
import type { Item } from "./items.ts";
import type { Terminal } from "./output.ts";
import { STANDARD_INPUT } from "./read-failure.ts";

/** Where an input is from. */
export type Place = Pick<Item, "source" | "line">;

/** What there is to say about a run as a whole. */
export interface Summary {
  /** How many findings were left out, because their input has too many. */
  readonly omitted: number;
  /** Could everything be read? */
  readonly isComplete: boolean;
}

/** Makes text of findings, input by input. The pieces that it gives make up the output. */
export interface Writer {
  start(): string;
  add(place: Place, found: ItemFindings): string;
  end(summary: Summary): string;
}

/** For a reader: carets under the place. */
export function textWriter(terminal: Terminal | undefined): Writer {
  return {
    start: () => "",
    add: ({ source, line }, found) =>
      formatFindings(found, terminal, source === null ? undefined : `${source}:${line}`),
    end: () => "",
  };
}

/** An object for each input that has findings, then one for each finding, each on a line of its own. */
export function jsonWriter(): Writer {
  let item = 0;
  return {
    start: () => "",
    add({ source, line }, { input, base, passwordHidden, diagnostics, omitted }) {
      item++;
      const head = {
        type: "input",
        item,
        source,
        line,
        input: cutText(input, MAX_INPUT),
        length: input.length,
        base: base === null ? null : cutText(base, MAX_INPUT),
        passwordHidden,
        findings: diagnostics.length,
        omitted,
      };
      const lines = diagnostics.map((error) => ({ type: "finding", item, source, line, ...bounded(error) }));
      return [head, ...lines].map((object) => `${visibleJSON(object)}\n`).join("");
    },
    end: () => "",
  };
}

/** One SARIF log, written while it grows: the results come first, and then what can only be said at the end. */
export function sarifWriter(): Writer {
  // What must not be shown is hidden already.
  const results = sarifResults({ showPassword: true });
  const { $schema, version, runs } = toSARIF([]);
  const [{ tool, columnKind }] = runs;
  let isFirst = true;
  return {
    start: () =>
      `{"$schema":${visibleJSON($schema)},"version":"${version}","runs":[{"columnKind":"${columnKind}","results":[`,
    add({ source, line }, { input, base, diagnostics }) {
      const file = source === STANDARD_INPUT || source === null ? undefined : source.replaceAll("\\", "/");
      let text = "";
      for (const diagnostic of diagnostics) {
        const about = diagnostic.in === "base" ? (base ?? "") : input;
        text += `${isFirst ? "" : ","}\n${visibleJSON(results.add({ diagnostic, input: about, file, line: line ?? 1 }))}`;
        isFirst = false;
      }
      return text;
    },
    end({ omitted, isComplete }) {
      const driver = { ...tool.driver, rules: results.rules() };
      const text = `At most ${MAX_FINDINGS} findings are given for each input; ${omitted} more were left out.`;
      const notes = omitted === 0 ? [] : [{ level: "note", message: { text } }];
      const invocation = { executionSuccessful: isComplete, toolExecutionNotifications: notes };
      return `\n],"tool":${visibleJSON({ driver })},"invocations":[${visibleJSON(invocation)}]}]}\n`;
    },
  };
}
