import type { Output } from "../../output/output.ts";

/** Writes lines in batches, until the reader leaves. */
export async function writeLines(output: Output, lines: Iterable<string>): Promise<void> {
  let batch = "";
  for (const line of lines) {
    batch += `${line}\n`;
    if (batch.length < BATCH) continue;
    await output.write(batch);
    batch = "";
    if (output.closed) return;
  }
  if (batch !== "") await output.write(batch);
}

const BATCH = 65_536;
