import { toSARIF } from "@url/validator";
import { cutText, sarifResults, visibleJSON } from "@url/validator/internal";
import type { Item } from "../input/items.ts";
import { STANDARD_INPUT } from "../input/read-failure.ts";
import { MAX_FINDINGS, MAX_INPUT } from "./bounds.ts";
import { bounded, formatFindings, type ItemFindings } from "./findings.ts";
import type { Terminal } from "./output.ts";

/** Where an input is from. */
export type Place = Pick<Item, "source" | "line">;

/** The result of a whole run. */
export interface Summary {
  /** How many findings were left out because their input has too many. */
  readonly omitted: number;
  /** True if everything could be read. */
  readonly isComplete: boolean;
}

/** Formats findings, input by input. The strings that it returns are the output. */
export interface Writer {
  start(): string;
  add(place: Place, found: ItemFindings): string;
  end(summary: Summary): string;
}

/** Writes text for people, with carets under the place. */
export function findingsAsText(terminal: Terminal | undefined): Writer {
  return {
    start: () => "",
    add: ({ source, line }, found) =>
      formatFindings(found, terminal, source === null ? undefined : `${source}:${line}`),
    end: () => "",
  };
}

/** Writes one JSON object per line: for each input that has findings, and then for each finding. */
export function findingsAsJSON(): Writer {
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

/** Writes one SARIF log as a stream: first the results, then what is only known at the end. */
export function findingsAsSARIF(): Writer {
  // Passwords are hidden already.
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
