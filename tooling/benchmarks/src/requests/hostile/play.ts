import { ENDINGS, type Ending, SENDERS, type Send, type Sender } from "./send.ts";
import { digestOf, type HostileServer, type ReplyRow } from "./server.ts";

/** What came of one request. */
export interface Outcome {
  readonly group: string;
  readonly title: string;
  readonly sender: string;
  readonly ending: string;
  /** "wrong" is a body that the server has not sent, or not all of it; "late" means that there was no answer within the limits. */
  readonly is: "whole" | "rejected" | "wrong" | "late";
  readonly reason: string;
}

/** Sends a request for each reply of a group, with each function, ended in each way. */
export async function playGroup(
  { port, rows }: Pick<HostileServer, "port" | "rows">,
  group: string,
): Promise<readonly Outcome[]> {
  const replies = [...rows.entries()].filter(([, row]) => row.group === group);
  const jobs = SENDERS.flatMap((sender) =>
    ENDINGS.flatMap((ending) => {
      const send = sender.create(ending);
      return replies.map(([index, row]) => async () => {
        let judged = await play(send, `http://127.0.0.1:${port}/${index}`, row, sender, ending);
        // A system tells of a reset as of an orderly end at times: 1 of 300 here, for plain sockets too; more often if it is busy.
        for (let again = 0; again < 10 && judged.is === "wrong" && group === "resets"; again++) {
          judged = await play(send, `http://127.0.0.1:${port}/${index}`, row, sender, ending);
        }
        // A busy machine can take longer than the limit for a valid reply: within a minute, it has to come.
        if (judged.is === "wrong" && judged.reason === "time") {
          const patient = { ...ending, time: 60_000 };
          judged = await play(sender.create(patient), `http://127.0.0.1:${port}/${index}`, row, sender, patient);
        }
        return { group, title: row.title, sender: sender.title, ending: ending.title, ...judged };
      });
    }),
  );
  return inTurns(jobs, 32);
}

async function play(
  send: Send,
  url: string,
  row: ReplyRow,
  sender: Sender,
  ending: Ending,
): Promise<Pick<Outcome, "is" | "reason">> {
  const signal = ending.abort === null ? new AbortController().signal : AbortSignal.timeout(ending.abort);
  const sent = send(url, signal).catch((error) => error as Error);
  const limit = Math.min(ending.time, ending.abort ?? Infinity) + SLACK;
  return judge(row, sender, ending, await Promise.race([sent, after(limit)]));
}

/** Milliseconds that a busy machine may take beyond a limit. */
const SLACK = 15_000;

function judge(
  row: ReplyRow,
  { returns }: Sender,
  { title, responseBytes }: Ending,
  answer: Uint8Array | Error | undefined,
): Pick<Outcome, "is" | "reason"> {
  if (answer === undefined) return { is: "late", reason: "" };
  if (answer instanceof Error) {
    // With the other endings, a valid reply may come too late or be too long.
    return { is: row.isValid && title === "limits" ? "wrong" : "rejected", reason: reasonOf(answer) };
  }
  const isRight = digestOf(answer) === row[returns] && answer.length <= responseBytes;
  return { is: isRight ? "whole" : "wrong", reason: `${answer.length} bytes` };
}

function reasonOf(error: Error): string {
  const { code = "", rule = "" } = (error.cause ?? error) as { code?: string; rule?: string };
  return rule || `${code} ${error.message} ${(error.cause as Error | undefined)?.message ?? ""}`.trim();
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref());
}

async function inTurns<Result>(jobs: readonly (() => Promise<Result>)[], atOnce: number): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    while (next < jobs.length) results.push(await jobs[next++]!());
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
