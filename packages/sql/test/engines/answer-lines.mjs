import { createInterface } from "node:readline";

/** Answers each line of standard input, `{ name, rows }`, with a line: `{ values }`, or `{ error }` with what `call` throws or rejects with. */
export async function answerLines(call) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { name, rows } = JSON.parse(line);
    let answer;
    try {
      answer = { values: await call(name, rows) };
    } catch (error) {
      answer = { error: String(error.message) };
    }
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}
