import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { outputTo } from "../src/output/output.ts";

/** A stream that holds each write until it is let go. */
function slowStream(): { stream: Writable; release(error?: Error): void; written: string[] } {
  const written: string[] = [];
  let release: ((error?: Error) => void) | undefined;
  const stream = new Writable({
    highWaterMark: 4,
    decodeStrings: false,
    write(text: string, _encoding, done) {
      release = (error) => {
        if (error === undefined) written.push(text);
        done(error);
      };
    },
  });
  return { stream, written, release: (error) => release?.(error) };
}

const errorWith = (code: string): Error => Object.assign(new Error(`write ${code}`), { code });

test("output: does not wait after a write below the high-water mark", () => {
  expect(outputTo(slowStream().stream).write("ab")).toBeUndefined();
});

test("output: waits for drain after a write above the high-water mark", async () => {
  const { stream, release } = slowStream();
  let drained = false;
  const pending = outputTo(stream)
    .write("abcdef")
    ?.then(() => {
      drained = true;
    });
  await new Promise((resolve) => setImmediate(resolve));
  expect(drained).toBe(false);
  release();
  await pending;
  expect(drained).toBe(true);
});

test("output: stops waiting and closes when the reader closes the pipe, without an error", async () => {
  const { stream, release } = slowStream();
  const output = outputTo(stream);
  const pending = output.write("abcdef");
  release(errorWith("EPIPE"));
  await pending;
  expect(output.closed).toBe(true);
  expect(output.write("more")).toBeUndefined();
  expect(await output.finish()).toBeNull();
});

test("output: finish throws any other error", async () => {
  const { stream, release } = slowStream();
  const output = outputTo(stream);
  output.write("ab");
  const end = output.finish();
  release(errorWith("ENOSPC"));
  expect((await end)?.code).toBe("ENOSPC");
  expect(output.closed).toBe(true);
});

test("output: finish waits until everything is written", async () => {
  const { stream, release, written } = slowStream();
  const output = outputTo(stream);
  output.write("ab");
  const end = output.finish();
  release();
  await new Promise((resolve) => setImmediate(resolve));
  release();
  expect(await end).toBeNull();
  expect(written).toEqual(["ab", ""]);
});
