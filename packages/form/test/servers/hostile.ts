import { connect } from "node:net";
import * as zlib from "node:zlib";
import { FORM, headOf, sendRaw } from "./server.ts";

/** A request that a server must survive, and the statuses that answer it: null if there is nobody to answer. */
export interface Hostile {
  readonly kind: string;
  readonly statuses: readonly (number | null)[];
  send(port: number, index: number): Promise<number | null>;
}

/** The options of the servers that these requests are for. */
export const HOSTILE_OPTIONS = {
  maxBytes: 10_000,
  maxPairs: 50,
  maxNameLength: 100,
  strict: true,
  // On a busy machine, a form in one-byte packets takes more than a second.
  timeout: 3000,
  patience: 250,
};

const gzip = (text: string) => zlib.gzipSync(text);
const BOMB = gzip("a".repeat(3_000_000));
const DEFLATE_BOMB = zlib.deflateSync("a".repeat(3_000_000));
const BOMB_IN_BOMB = zlib.gzipSync(BOMB);
const withLength = (body: string | Uint8Array, fields: Readonly<Record<string, string>> = {}) => [
  headOf({ ...fields, "content-length": body.length }),
  body,
];
const chunked = (chunks: readonly string[]) => [
  headOf({ "transfer-encoding": "chunked" }) +
    [...chunks, ""].map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join(""),
];
const FORM_TEXT = "name=caf%C3%A9&a=1&b=x+y";

/** Sends the parts, and returns the status. */
function raw(
  kind: string,
  statuses: Hostile["statuses"],
  parts: (index: number) => readonly (string | Uint8Array)[],
): Hostile {
  return { kind, statuses, send: async (port, index) => (await sendRaw(port, parts(index)))?.status ?? null };
}

/** Sends a part of the body and disconnects. */
function abort(kind: string, part: (index: number) => string | Uint8Array, fields: object = {}): Hostile {
  const send = (port: number, index: number) =>
    new Promise<null>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.write(headOf({ "content-length": 5000, ...fields }));
        socket.write(part(index), () => setTimeout(() => socket.destroy(), index % 5));
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve(null));
    });
  return { kind, statuses: [null], send };
}

export const HOSTILE: readonly Hostile[] = [
  raw("a good form", [200], () => withLength(FORM_TEXT)),
  raw("one-byte chunks", [200], () => chunked(FORM_TEXT.split(""))),
  raw("one-byte packets", [200], () => [headOf({ "content-length": FORM_TEXT.length }), ...FORM_TEXT.split("")]),
  raw("empty chunks of a long body", [413], () => chunked(Array.from({ length: 300 }, () => "a".repeat(100)))),
  raw("a gzip bomb", [413], () => withLength(BOMB, { "content-encoding": "gzip" })),
  raw("a deflate bomb", [413], () => withLength(DEFLATE_BOMB, { "content-encoding": "deflate" })),
  raw("a bomb in a bomb", [400, 413], () => withLength(BOMB_IN_BOMB, { "content-encoding": "gzip" })),
  raw("a cut gzip body", [400], (index) =>
    withLength(gzip(FORM_TEXT).subarray(0, 1 + (index % 30)), { "content-encoding": "gzip" }),
  ),
  raw("no gzip body", [400], () => withLength(FORM_TEXT, { "content-encoding": "gzip" })),
  raw("an unknown encoding", [415], () => withLength(FORM_TEXT, { "content-encoding": "lzma" })),
  raw("two encodings", [415], () => withLength(FORM_TEXT, { "content-encoding": "gzip, gzip" })),
  raw("an unknown charset", [415], (index) => withLength(FORM_TEXT, { "content-type": `${FORM}; charset=x-${index}` })),
  raw("ill-formed Shift_JIS", [200], () =>
    withLength("a=%81&b=%FF%81", { "content-type": `${FORM}; charset=shift_jis` }),
  ),
  raw("raw bytes in EUC-KR", [400], () =>
    withLength(Buffer.from([0x61, 0x3d, 0xb0, 0xa1]), { "content-type": `${FORM}; charset=euc-kr` }),
  ),
  raw("ill-formed UTF-8", [400], () => withLength("a=%E2%98&b=1")),
  raw("a malformed percent sign", [400], () => withLength("a=100%")),
  raw("multipart", [415], () => withLength("--a--", { "content-type": "multipart/form-data; boundary=a" })),
  raw("a long Content-Type", [415], () =>
    withLength(FORM_TEXT, { "content-type": `${FORM}; a="${"\\".repeat(4000)}` }),
  ),
  raw("too many pairs", [413], (index) => withLength("a&".repeat(51 + index))),
  raw("a long name", [413], (index) => withLength("a".repeat(101 + index))),
  raw("a body that is too long by its Content-Length", [413], () => [headOf({ "content-length": 10 ** 12 })]),
  raw("a body that is too long in chunks", [413], () => chunked(["a=", "b".repeat(20_000)])),
  // Node itself answers these.
  raw("a Content-Length that is not a number", [400], () => [headOf({ "content-length": "1e3" }), FORM_TEXT]),
  raw("two lengths", [400], () => [headOf({ "content-length": 5, "transfer-encoding": "chunked" }), FORM_TEXT]),
  // It answers the form, or the bytes behind it, which may arrive first.
  raw("a body that is longer than its Content-Length", [200, 400], () => [
    headOf({ "content-length": 3 }),
    "a=1\0\0\0",
  ]),
  raw("a chunk without a length", [400], () => [headOf({ "transfer-encoding": "chunked" }), "zz\r\na=1\r\n"]),
  raw("nothing after the head", [408], () => [headOf({ "content-length": 10 })]),
  raw("nothing after a part of the body", [408], () => [headOf({ "content-length": 10 }), "a=1"]),
  raw("nothing after a part of a gzip body", [408], () => [
    headOf({ "content-length": 30, "content-encoding": "gzip" }),
    gzip(FORM_TEXT).subarray(0, 15),
  ]),
  abort("disconnects after the head", () => ""),
  abort("disconnects in the body", (index) => "a=1&".repeat(index % 40)),
  abort("disconnects in a gzip body", (index) => gzip(FORM_TEXT).subarray(0, index % 30), {
    "content-encoding": "gzip",
  }),
  abort("disconnects after a rejection", () => "a&".repeat(60)),
];
