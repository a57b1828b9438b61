import type { Writable } from "node:stream";

/** Where a command writes text. */
export interface Output {
  /** What a terminal can show; absent where the text goes to a file or a pipe. */
  readonly terminal?: Terminal | undefined;
  /** True once nobody reads any more, or writing failed: whoever produces text can stop. */
  readonly closed: boolean;
  /** Writes `text`. A promise in return asks to be awaited before the next write: the reader is slower than we are. */
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
   * Waits until everything written has left.
   * Gives the error that writing ended with, or null: a reader that went away (EPIPE) is no error.
   */
  finish(): Promise<NodeJS.ErrnoException | null>;
}

/** Makes an `Output` of a writable stream, and hears the stream's errors from then on. */
export function outputTo(stream: Writable, terminal?: Terminal): StreamOutput {
  if (typeof stream?.on !== "function") throw new TypeError("outputTo: stream must be a writable stream of Node.");
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
        // Called after all earlier writes; with an error when one of them failed, and before "error" is heard.
        stream.write("", (error) => {
          if (error != null) end(error);
          resolve(failure);
        });
      });
    },
  };
}
