import { isMissing, readWPT, type URLRow } from "@url/tooling-conformance/wpt";
import { INITIAL, type PlaygroundState } from "../../src/scripts/playground/model/state.ts";

/** A state with a URL, and perhaps a base and more. */
export function stateOf(url: string, more: Partial<PlaygroundState> = {}): PlaygroundState {
  return { ...INITIAL, base: "", url, ...more };
}

/** The rows of web-platform-tests. Throws if they are missing: the tests of the playground need them. */
export function urlRows(): readonly URLRow[] {
  const files = [readWPT("urltestdata.json"), readWPT("urltestdata-javascript-only.json")];
  return files.flatMap((rows) => {
    if (isMissing(rows)) throw new Error(rows.missing);
    return rows;
  });
}

/** The state that a deep link to a row has. */
export function stateOfRow({ input, base }: URLRow): PlaygroundState {
  return stateOf(input, { base: base ?? "" });
}
