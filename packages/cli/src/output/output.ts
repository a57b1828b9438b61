import type { Writable } from "node:stream";
import { isFunction } from "./is-function.ts";

/** Where a command writes text. */
export interface Output {
  /** Absent if the text goes to a file or a pipe. */
  readonly terminal?: Terminal | undefined;
  /** True once the reader has closed the stream or writing has failed. Then writing more is useless. */
  readonly closed: boolean;
  /** Writes `text`. If it returns a promise, the reader is slower: await it before the next write. */
  write(text: string): Promise<void> | undefined;
}

/** The terminal behind an output. */
export interface Terminal {
  readonly columns: number;
  readonly color: boolean;
}

/** An `Output` over one of Node's streams. */
export interface StreamOutput extends Output {
  /**
   * Waits until everything is written. Resolves to the error with which writing ended, or null. A reader that has left (EPIPE)
   * is not an error.
   */
  finish(): Promise<NodeJS.ErrnoException | null>;
}

/**
 * Creates an `Output` over a writable stream, and listens to its errors.
 * @example outputTo(process.stdout).closed // → false
 */
export function outputTo(stream: Writable, terminal?: Terminal): StreamOutput {
  if (!isFunction(() => stream?.on))
    throw new TypeError(`outputTo: stream must be a writable stream of Node, not ${typeof stream}.`);
  if (terminal !== undefined && !isTerminal(terminal))
    throw new TypeError(`outputTo: terminal must be an object with columns and color, not ${typeof terminal}.`);
  let closed = false;
  let failure: NodeJS.ErrnoException | null = null;
  let resume: (() => void) | undefined;

  const end = (error?: NodeJS.ErrnoException | null): void => {
    closed = true;
    if (error != null && error.code !== "EPIPE") failure ??= error;
    wake();
  };
  const wake = (): void => {
    resume?.();
    resume = undefined;
  };
  stream.on("drain", wake);
  // A socket says with "close" whether there was an error: not what `end` takes.
  stream.on("close", () => end());
  stream.on("error", end);

  return {
    terminal,
    get closed() {
      return closed;
    },
    write(text) {
      if (closed || stream.write(text)) return undefined;
      return new Promise((resolve) => {
        resume = resolve;
      });
    },
    async finish() {
      if (closed) return failure;
      return new Promise((resolve) => {
        // Called after all earlier writes; with an error when one of them failed, and before the "error" event.
        stream.write("", (error) => {
          if (error != null) end(error);
          resolve(failure);
        });
      });
    },
  };
}

function isTerminal(value: Terminal): boolean {
  try {
    return typeof value.columns === "number" && typeof value.color === "boolean";
  } catch {
    // `null`, or a revoked proxy.
    return false;
  }
}
