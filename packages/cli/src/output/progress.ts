import { fstatSync, statSync } from "node:fs";
import type { Output } from "./output.ts";

/** Shows people how far long work has come. */
export interface Progress {
  /** The number of bytes that standard input has; `null` if it is not a file. */
  readonly inputBytes: number | null;
  /** Says how many bytes there will be; `null` if that cannot be known. */
  expect(bytes: number | null): void;
  /** Counts what was read. Shows it if enough time has passed. */
  advance(lines: number, bytes: number): void;
  /** Clears the line. */
  end(): void;
}

/** The option of every command that can read many lines. */
export const NO_PROGRESS = { "no-progress": { type: "boolean" } } as const;

/** Returns its line in a help text, in which the names of options take `width` columns. */
export function noProgressHelp(width: number): string {
  return `  ${"--no-progress".padEnd(width)}do not show on a terminal how many lines were read`;
}

/** The streams of a process, as far as they decide whether to show progress. */
interface Terminals {
  readonly stdout: { readonly isTTY?: boolean };
  readonly stderr: { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns true if standard error is a terminal that can clear a line, and the output goes elsewhere: on the same terminal, the
 * output itself shows that the work goes on. Colors do not matter, because progress has none.
 */
export function canShowProgress({ stdout, stderr, env }: Terminals): boolean {
  return stderr.isTTY === true && stdout.isTTY !== true && env.TERM !== "dumb";
}

/**
 * Creates progress on `errors`, and the output for messages, which clears the line first. `now` returns milliseconds. There is
 * no timer: a line is drawn when something was read.
 */
export function progressOn(
  errors: Output,
  now: () => number = Date.now,
): { readonly progress: Progress; readonly errors: Output } {
  const start = now();
  let drawn = start + FIRST - INTERVAL;
  let isShown = false;
  let lines = 0;
  let bytes = 0;
  let total: number | null = null;
  const clear = (): string => (isShown ? "\r\x1b[K" : "");
  const progress: Progress = {
    inputBytes: sizeOfStandardInput(),
    expect(count) {
      total = count;
    },
    advance(moreLines, moreBytes) {
      lines += moreLines;
      bytes += moreBytes;
      const time = now();
      if (time - drawn < INTERVAL) return;
      drawn = time;
      const text = progressText({ lines, bytes, total, seconds: (time - start) / 1000 });
      void errors.write(`${clear()}${text.slice(0, (errors.terminal?.columns ?? 80) - 1)}`);
      isShown = true;
    },
    end() {
      if (isShown) void errors.write(clear());
      isShown = false;
    },
  };
  return {
    progress,
    errors: {
      terminal: errors.terminal,
      get closed() {
        return errors.closed;
      },
      write(text) {
        if (text === "") return undefined;
        const written = errors.write(clear() + text);
        isShown = false;
        return written;
      },
    },
  };
}

/** Nothing is shown of what takes less, in milliseconds; then the line is drawn five times a second. */
const FIRST = 1000;
const INTERVAL = 200;

/** `1,234,567 lines, 345,678 lines/s, 45 of 123 MB`. */
function progressText(read: {
  readonly lines: number;
  readonly bytes: number;
  readonly total: number | null;
  readonly seconds: number;
}): string {
  const { lines, bytes, total, seconds } = read;
  const amount = total === null ? `${megabytes(bytes)} MB` : `${megabytes(bytes)} of ${megabytes(total)} MB`;
  return `${grouped(lines)} lines, ${grouped(lines / seconds)} lines/s, ${amount}`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
}

function grouped(count: number): string {
  return count.toFixed(0).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

function sizeOfStandardInput(): number | null {
  try {
    const stat = fstatSync(0);
    return stat.isFile() ? stat.size : null;
  } catch {
    return null;
  }
}

/** Returns the bytes of all files; `null` if one of them is not an ordinary file. */
export function sizeOfFiles(paths: readonly string[]): number | null {
  let sum = 0;
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isFile() === false) return null;
    sum += stat?.size ?? 0;
  }
  return sum;
}
