import assert from "node:assert";

/** What a statement of a block must throw. */
export interface Thrown {
  readonly name: string;
  readonly message?: string;
  readonly line: number;
}

/** Throws an AssertionError that names the line, unless the two are deeply and strictly equal. */
export function same(actual: unknown, expected: unknown, line: number): void {
  try {
    assert.deepStrictEqual(actual, expected);
  } catch (error) {
    throw new assert.AssertionError({ message: `line ${line}: ${(error as Error).message}`, actual, expected });
  }
}

/** Throws an AssertionError unless `statement` throws the expected error. */
export async function throws(statement: () => Promise<void>, { name, message, line }: Thrown): Promise<void> {
  let error: unknown;
  try {
    await statement();
  } catch (caught) {
    error = caught;
  }
  if (!(error instanceof Error)) assert.fail(`line ${line}: throws nothing, where ${name} is expected`);
  assert.equal(error.name, name, `line ${line}: throws ${error.name} (${error.message}), not ${name}`);
  if (message !== undefined) assert.equal(error.message, message, `line ${line}: the message differs`);
}
