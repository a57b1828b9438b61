import { URL, URLSearchParams } from "@url/api";
import { call, HAN, LATIN, type MemoryShape, text } from "../shape.ts";

const VALUE = text("", `${LATIN} b%41`);
const QUERY = text("?name=", `${HAN}+`);
const HREF = text("http://user:pass@example.com:8080/", `${HAN}/`, "?a#b");

const GETTERS = [
  "href",
  "origin",
  "protocol",
  "username",
  "password",
  "host",
  "hostname",
  "port",
  "pathname",
  "search",
  "hash",
  "searchParams",
] as const;

/** The members of the two classes. A URL that was read keeps what it has found out, so each getter has one of its own. */
export const CLASS_CALLS: readonly MemoryShape[] = [
  call("@url/api URL.parse", HREF, (input) => URL.parse(input)),
  call("@url/api URL.canParse", HREF, (input) => URL.canParse(input)),
  call("@url/api URL.constructor", text("", HAN), (input) => new URL(input, "http://a/")),
  ...GETTERS.map((name) => call(`@url/api URL.get ${name}`, url, (input) => input[name])),
  ...(["username", "password", "pathname", "search", "hash"] as const).map((name) =>
    call(`@url/api URL.set ${name}`, VALUE, (input) => {
      const written = url(10);
      written[name] = input;
      return written;
    }),
  ),
  ...(["host", "hostname"] as const).map((name) =>
    call(`@url/api URL.set ${name}`, text("", `${LATIN}.`), (input) => {
      const written = url(10);
      written[name] = input;
      return written;
    }),
  ),
  ...(["protocol", "port"] as const).map((name) =>
    call(`@url/api URL.set ${name}`, text("", name === "port" ? "0" : "Aa"), (input) => {
      const written = url(10);
      written[name] = input;
      return written;
    }),
  ),
  call("@url/api URL.set href", HREF, (input) => {
    const written = url(10);
    written.href = input;
    return written;
  }),
  call("@url/api URL.toString", url, (input) => input.toString()),
  call("@url/api URL.toJSON", url, (input) => input.toJSON()),
  call("@url/api URLSearchParams.constructor", QUERY, (input) => new URLSearchParams(input)),
  call("@url/api URLSearchParams.append", VALUE, (input) => live((params) => params.append("name", input))),
  call("@url/api URLSearchParams.set", VALUE, (input) => live((params) => params.set("name", input))),
  call("@url/api URLSearchParams.delete", VALUE, (input) => live((params) => params.delete(input))),
  call("@url/api URLSearchParams.delete of one value", VALUE, (input) => live((params) => params.delete("a", input))),
  call("@url/api URLSearchParams.get", VALUE, (input) => new URLSearchParams("a=b").get(input)),
  call("@url/api URLSearchParams.getAll", VALUE, (input) => new URLSearchParams("a=b").getAll(input)),
  call("@url/api URLSearchParams.has", VALUE, (input) => new URLSearchParams("a=b").has(input)),
  call("@url/api URLSearchParams.sort", params, (input) => input.sort()),
  call("@url/api URLSearchParams.get size", params, (input) => input.size),
  call("@url/api URLSearchParams.toString", params, (input) => input.toString()),
  call("@url/api URLSearchParams.forEach", params, (input) => input.forEach(() => {})),
  call("@url/api URLSearchParams.entries", params, (input) => input.entries().next()),
  call("@url/api URLSearchParams.keys", params, (input) => input.keys().next()),
  call("@url/api URLSearchParams.values", params, (input) => input.values().next()),
];

function url(length: number): URL {
  return new URL(HREF(length));
}

function params(length: number): URLSearchParams {
  return new URLSearchParams(QUERY(length));
}

/** The params of a URL, which is written at every change of them. */
function live(change: (params: URLSearchParams) => void): URL {
  const owner = url(10);
  change(owner.searchParams);
  return owner;
}
