import { exchange, holdOpen, type Reaction, type Target } from "./exchange.ts";
import { FORM_CASES, type FormCase, GOOD, judge, type Verdict } from "./form-cases.ts";

/** One row of a grade. */
export interface Row {
  readonly name: string;
  readonly expected: string;
  /** What the server did, in words. */
  readonly found: string;
  /** In milliseconds. */
  readonly time: number;
  readonly verdict: Verdict;
}

/** How long the server has for an answer, in milliseconds, and how long to a sender that is silent. */
export interface Waits {
  readonly answer: number;
  readonly silence: number;
}

/** Sends the hostile requests to a server, one after the other, and yields a row for each. Each is followed by a good form. */
export async function* gradeForm(target: Target, { answer, silence }: Waits): AsyncGenerator<Row> {
  for (const row of FORM_CASES) {
    const reaction = await exchange(target, row.pieces(target), row.isSlow ? silence : answer);
    const verdict = judge(row, reaction);
    const after = row === GOOD ? reaction : await exchange(target, GOOD.pieces(target), answer);
    const goesOn = after.status !== null && after.status < 300;
    yield rowOf(row, reaction, goesOn || row === GOOD ? verdict : "bad", goesOn ? "" : "; then a good form fails");
  }
  yield await gradeOpen(target, answer);
  yield await gradeAborts(target, answer);
}

function rowOf({ name, expected }: FormCase, reaction: Reaction, verdict: Verdict, more: string): Row {
  return { name, expected, found: foundOf(reaction) + more, time: Math.round(reaction.time), verdict };
}

function foundOf({ status, isClosed }: Reaction): string {
  if (status === null) return isClosed ? "the connection ends" : "nothing";
  return String(status);
}

/** Holds 150 bodies open, and asks for a good form meanwhile. */
async function gradeOpen(target: Target, wait: number): Promise<Row> {
  const [head] = GOOD.pieces(target);
  const end = await holdOpen(target, 150, [String(head).replace(/Content-Length: \d+/, "Content-Length: 1000"), "a=1"]);
  const reaction = await exchange(target, GOOD.pieces(target), wait);
  end();
  return rowOf({ ...GOOD, name: "a good form beside 150 unfinished ones" }, reaction, judge(GOOD, reaction), "");
}

/** Breaks off 100 bodies, and asks for a good form afterwards. */
async function gradeAborts(target: Target, wait: number): Promise<Row> {
  const [head] = GOOD.pieces(target);
  (await holdOpen(target, 100, [String(head), "a"]))();
  const reaction = await exchange(target, GOOD.pieces(target), wait);
  return rowOf({ ...GOOD, name: "a good form after 100 that were broken off" }, reaction, judge(GOOD, reaction), "");
}
