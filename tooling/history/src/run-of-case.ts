import type { Case } from "./case.ts";
import type { Run } from "./row.ts";

/** An input of any algorithm, as what a page runs that leads to it. Null if no page can. */
export function runOfCase(input: Case): Run | null {
  switch (input.subject) {
    case "parse":
      return { url: input.input, ...(input.base !== null && { base: input.base }) };
    case "set":
      return { url: input.href, set: input.name, to: input.value };
    case "host":
    case "domain":
      return { url: `http://${input.input}/` };
    case "IPv6":
      return { url: `http://[${input.input}]/` };
    case "IPv6 serialize":
      return { url: `http://[${input.pieces.map((piece) => piece.toString(16)).join(":")}]/` };
    case "construct":
      return { url: input.url };
    case "serialize":
    case "origin":
    case "origin attribute":
    case "params of URL":
      return { url: input.href };
    case "params":
      return typeof input.init === "string" ? { url: `http://a/?${input.init}` } : null;
    case "form parse":
      return {
        form: input.input,
        ...(input.flags && { flags: input.flags }),
        ...(input.encoding !== undefined && { encoding: input.encoding }),
      };
    case "form serialize":
      return null;
  }
}
