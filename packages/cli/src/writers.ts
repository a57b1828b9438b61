import { type Diagnostic, type Finding, toSARIF } from "@url/validator";
import { showDiagnostics } from "./diagnostics.ts";
import { type Item, STANDARD_INPUT } from "./items.ts";
import type { Terminal } from "./output.ts";

/** Makes text of findings: at once, or all of it at the end. */
export interface Writer {
  add(item: Item, diagnostics: readonly Diagnostic[]): string;
  end(): string;
}

/** For a reader: carets under the place. */
export function textWriter(base: string | null, terminal: Terminal | undefined): Writer {
  return {
    add: ({ input, source, line }, diagnostics) =>
      showDiagnostics(diagnostics, input, base, terminal, source === null ? undefined : `${source}:${line}`),
    end: () => "",
  };
}

/** One JSON object a finding, each on a line of its own. */
export function jsonWriter(base: string | null): Writer {
  return {
    add: ({ input, source, line }, diagnostics) =>
      diagnostics.map((error) => `${JSON.stringify({ source, line, input, base, ...error })}\n`).join(""),
    end: () => "",
  };
}

/** One SARIF log, which is no log until it is whole: the findings are kept. */
export function sarifWriter(): Writer {
  const findings: Finding[] = [];
  return {
    add({ input, source, line }, diagnostics) {
      const file = source === STANDARD_INPUT || source === null ? undefined : source.replaceAll("\\", "/");
      for (const diagnostic of diagnostics) findings.push({ diagnostic, input, file, line: line ?? 1 });
      return "";
    },
    end: () => `${JSON.stringify(toSARIF(findings), null, 2)}\n`,
  };
}
