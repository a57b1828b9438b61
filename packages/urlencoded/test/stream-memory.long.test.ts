import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const entry = new URL("../dist/stream.js", import.meta.url);

/** A body of 100 MB made of one chunk over and over, so that all that grows is what the decoder keeps. */
const PROGRAM = `
  import { decodeStream } from "${entry}";
  const unit = new TextEncoder().encode("name=caf%C3%A9+noir&q=hello+world&page=12&");
  const chunk = Uint8Array.from({ length: 64 * 1024 }, (_, i) => unit[i % unit.length]);
  async function* body() { for (let i = 0; i < 1600; i++) yield chunk; }
  let pairs = 0, buffers = 0;
  for await (const pair of decodeStream(body(), { maxBytes: Infinity, maxPairs: Infinity })) {
    if (++pairs % 10000 === 0) buffers = Math.max(buffers, process.memoryUsage().arrayBuffers);
  }
  console.log(JSON.stringify({ pairs, buffers }));`;

test("decodeStream: reads 100 MB with a heap of 24 MB and buffers of less than 1 MB", {
  timeout: 600_000,
}, async () => {
  if (!existsSync(entry)) throw new Error("@url/urlencoded is not built: npm run build");
  const flags = ["--max-old-space-size=16", "--max-semi-space-size=8", "--input-type=module", "--eval", PROGRAM];
  const { stdout } = await promisify(execFile)(process.execPath, flags, {
    cwd: fileURLToPath(new URL(".", entry)),
    timeout: 600_000,
  });
  const { pairs, buffers } = JSON.parse(stdout);
  // 42 bytes of the unit make three pairs, and each chunk cuts them where it happens to.
  const chunk = Array.from({ length: 64 * 1024 }, (_, i) => "name=caf%C3%A9+noir&q=hello+world&page=12&"[i % 42]).join(
    "",
  );
  expect(pairs).toBe(chunk.repeat(1600).split("&").filter(Boolean).length);
  expect(buffers).toBeLessThan(1024 * 1024);
});
