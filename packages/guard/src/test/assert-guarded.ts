import { AssertionError } from "node:assert";
import type { ProbeOptions } from "./options.ts";
import { probeFor } from "./probe.ts";
import type { ProbeRow } from "./row.ts";
import type { CreateClient } from "./setting.ts";

/**
 * Asserts that a client has no way around its policy, in a test of yours, with any test runner. It probes the client as
 * `probe` does. The promise rejects with an `AssertionError` whose message is a table, if something forbidden was
 * reached, and if a way could not be tested. Leave a way out with `except` if your client has none of it, such as HTTPS.
 * @throws TypeError for an argument of a wrong type, and RangeError for a wrong value
 * @example await assertGuarded(({ allowed }) => guardedFetch(createPolicy({ addresses: { allow: [allowed] } })), { except: ["HTTP/2"] })
 * @see https://nodejs.org/api/assert.html#class-assertassertionerror
 */
export function assertGuarded(createClient: CreateClient, options: ProbeOptions = {}): Promise<void> {
  return probeFor(createClient, options, "assertGuarded").then((rows) => {
    if (rows.some(({ verdict }) => verdict === "reached" || verdict === "untested")) {
      throw new AssertionError({
        message: `The client is not guarded:\n\n${tableOf(rows)}`,
        stackStartFn: assertGuarded,
      });
    }
  });
}

/** The rows as text: an attempt of each way that was not held, and how many others there are. */
function tableOf(rows: readonly ProbeRow[]): string {
  return rows
    .map((row) =>
      `  ${row.way.padEnd("kept connection".length)}  ${row.verdict.padEnd(8)}  ${detailsOf(row)}`.trimEnd(),
    )
    .join("\n");
}

function detailsOf({ verdict, attempts, reached, note }: ProbeRow): string {
  if (verdict === "held") return note === "" ? `${attempts} attempts` : `${attempts} attempts; ${note}`;
  if (verdict !== "reached") return note;
  const [first, ...others] = reached;
  return others.length === 0 ? `by ${first}` : `by ${first}, and ${others.length} more of ${attempts} attempts`;
}
