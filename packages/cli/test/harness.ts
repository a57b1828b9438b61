import { run } from "../src/main.ts";
import type { Output } from "../src/output/output.ts";

/** What a run of the command left behind. */
export interface Outcome {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the command in this process on `input`, given as chunks of text or bytes. */
export async function url(args: readonly string[], input: Iterable<string | Uint8Array> = []): Promise<Outcome> {
  const output = collect();
  const errors = collect();
  const status = await run(args, { input: chunksOf(input), output, errors });
  return { status, output: output.text(), errors: errors.text() };
}

/** An output that keeps what is written and never asks to wait. */
export function collect(): Output & { text(): string } {
  const pieces: string[] = [];
  return {
    closed: false,
    write(text) {
      pieces.push(text);
      return undefined;
    },
    text: () => pieces.join(""),
  };
}

/** The chunks, each a turn of the event loop apart as those of a real stream are. */
export async function* chunksOf(input: Iterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for (const chunk of input) {
    await new Promise((resolve) => setImmediate(resolve));
    yield typeof chunk === "string" ? Buffer.from(chunk, "utf8") : chunk;
  }
}
