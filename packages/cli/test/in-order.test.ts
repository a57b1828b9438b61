import { expect, test } from "vitest";
import { inOrder } from "../src/pipeline/in-order.ts";

/** Items that the test sends one by one. */
function source<T>(): { items: AsyncIterable<T>; send(item: T): void; end(): void } {
  const { readable, writable } = new TransformStream<T, T>(undefined, undefined, { highWaterMark: 100 });
  const writer = writable.getWriter();
  return {
    items: readable as unknown as AsyncIterable<T>,
    send: (item) => void writer.write(item),
    end: () => void writer.close(),
  };
}

/** Resolves when everything that can go on without new items has gone on. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test("inOrder: writes a result while the next item is awaited, even if more could be worked on", async () => {
  const { items, send, end } = source<number>();
  const written: number[] = [];
  const done = inOrder(
    items,
    4,
    async (n) => n * 2,
    async (n) => written.push(n) > 0,
  );
  for (const n of [1, 2, 3]) {
    send(n);
    await settled();
    expect(written.at(-1)).toBe(2 * n);
  }
  end();
  await done;
  expect(written).toEqual([2, 4, 6]);
});

test("inOrder: keeps the order when a later result is there first, and works on no more than the given number", async () => {
  const finish = new Map<string, () => void>();
  const written: string[] = [];
  async function* items(): AsyncGenerator<string> {
    yield* ["a", "b", "c"];
  }
  const work = (item: string): Promise<string> => new Promise((resolve) => finish.set(item, () => resolve(item)));
  const done = inOrder(items(), 2, work, async (item) => written.push(item) > 0);
  await settled();
  expect([...finish.keys()]).toEqual(["a", "b"]);
  finish.get("b")!();
  await settled();
  expect(written).toEqual([]);
  finish.get("a")!();
  await settled();
  finish.get("c")!();
  await done;
  expect(written).toEqual(["a", "b", "c"]);
});

test("inOrder: stops reading when the reader of the results has left", async () => {
  let read = 0;
  let isClosed = false;
  async function* items(): AsyncGenerator<number> {
    try {
      for (;;) yield read++;
    } finally {
      isClosed = true;
    }
  }
  await inOrder(
    items(),
    1,
    (n) => n,
    async (n) => n < 2,
  );
  expect({ read, isClosed }).toEqual({ read: 3, isClosed: true });
});

const broken = (): Promise<never> => Promise.reject(new Error("broken"));

test.each([
  ["work", broken, async (): Promise<boolean> => true],
  ["write", async (): Promise<number> => 1, broken],
])("inOrder: rejects when %s fails, though no further item comes", async (_, work, write) => {
  const { items, send } = source<number>();
  send(1);
  await expect(inOrder<number, number>(items, 4, work, write)).rejects.toThrow("broken");
});

test("inOrder: rejects when the items end with an error", async () => {
  async function* items(): AsyncGenerator<number> {
    yield 1;
    throw new Error("no more");
  }
  const written: number[] = [];
  await expect(
    inOrder(
      items(),
      4,
      (n) => n,
      async (n) => written.push(n) > 0,
    ),
  ).rejects.toThrow("no more");
});
