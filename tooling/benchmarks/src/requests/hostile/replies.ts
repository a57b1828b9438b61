import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { chunk, end, forever, head, inTurn, type Play, reset, stall, trickle, write } from "./wire.ts";

/** A reply of a hostile server, or of one that only looks like it. */
export interface Reply {
  readonly group: string;
  readonly title: string;
  readonly play: Play;
  /** The body as it is received; null if the reply has no end, so that nothing may be returned as its body. */
  readonly received: Uint8Array | null;
  /** The same, decompressed, as `fetch` returns it. */
  readonly decoded: Uint8Array | null;
  /** Whether a client has to return the body if it is within the limits. Otherwise it may fail too. */
  readonly isValid: boolean;
  /** Whether the connection may stay open, for the next request. */
  readonly isReusable: boolean;
}

/** The body of most replies: more than one read of a socket, and within the limits. */
const BODY: Buffer = Buffer.from("0123456789".repeat(4000));

const LENGTH = `Content-Length: ${BODY.length}`;
const CHUNKED = "Transfer-Encoding: chunked";
const HALF = BODY.subarray(0, 15_000);
const NOTHING = Buffer.alloc(0);
const CLOSE = "Connection: close";

type Ending = Pick<Reply, "received" | "decoded" | "isValid" | "isReusable">;

const NEVER: Ending = { received: null, decoded: null, isValid: false, isReusable: false };

type Row = readonly [title: string, play: Play, ending?: Ending];

/** A reply that is whole, and valid. */
const whole = (body: Uint8Array, decoded = body): Ending => ({
  received: body,
  decoded,
  isValid: true,
  isReusable: true,
});
/** A reply from which a client may take the body, or not. */
const odd = (body: Uint8Array, decoded: Uint8Array | null = body): Ending => ({
  received: body,
  decoded,
  isValid: false,
  isReusable: true,
});
/** A reply with such a body, after which the server does not stop. */
const unending = (body: Uint8Array): Ending => ({ ...odd(body), isReusable: false });

const coded = (coding: string, bytes: Uint8Array): string =>
  head(200, `Content-Encoding: ${coding}`, `Content-Length: ${bytes.length}`);
const sent = (coding: string, bytes: Uint8Array): Play => write(coded(coding, bytes), bytes);

const gzipped = gzipSync(BODY);
/** Nulls, which gzip makes a thousand times smaller: 64 MB of them. */
const NULLS = Buffer.alloc(64_000_000);
const bomb = gzipSync(NULLS);
const emptyMember = gzipSync(NOTHING);
const brotliBomb = brotli(NULLS);
/** Members of gzip without content: 50 MB between two codings, and nothing in the end. */
const hollow = gzipSync(Buffer.concat(Array(2_500_000).fill(emptyMember)));
const badChecksum = Buffer.from(gzipped);
badChecksum[gzipped.length - 5]! ^= 1;

const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  "informational replies and 101": [
    ["100, then 200", write(head(100), head(200, LENGTH), BODY), whole(BODY)],
    ["103 three times, then 200", write(head(103), head(103), head(103), head(200, LENGTH), BODY), whole(BODY)],
    ["103 without end", forever(head(103, "Link: </x>; rel=preload"))],
    ["102, then nothing", inTurn(write(head(102)), stall)],
    ["101 with Upgrade", inTurn(write(head(101, "Upgrade: x", "Connection: upgrade")), stall)],
    ["101 with Upgrade and bytes", inTurn(write(head(101, "Upgrade: x", "Connection: upgrade")), forever("x"))],
    ["101 without Upgrade", inTurn(write(head(101)), stall)],
    ["101 with a body", write(head(101, LENGTH), BODY)],
  ],
  "204, 205, 304": [
    ["204", write(head(204)), whole(NOTHING)],
    ["204 with a length and a body", write(head(204, LENGTH), BODY), odd(NOTHING)],
    ["204, then bytes without end", inTurn(write(head(204)), forever("x")), unending(NOTHING)],
    ["205 with length 0", write(head(205, "Content-Length: 0")), whole(NOTHING)],
    ["205 with a body", write(head(205, LENGTH), BODY), odd(BODY, NOTHING)],
    ["205, chunks without end", inTurn(write(head(205, CHUNKED)), forever(chunk(HALF))), unending(NOTHING)],
    ["205, bytes without end", inTurn(write(head(205)), forever("x")), unending(NOTHING)],
    ["205, a length and nothing", inTurn(write(head(205, LENGTH)), stall), unending(NOTHING)],
    ["304", write(head(304)), whole(NOTHING)],
    ["304 with the length of another reply", write(head(304, LENGTH)), whole(NOTHING)],
    ["304 with a body", write(head(304, LENGTH), BODY), odd(NOTHING)],
  ],
  "other statuses": [
    ["600 with a body", write(head(600, LENGTH), BODY), whole(BODY)],
    ["999 with chunks", write(head(999, CHUNKED), chunk(BODY), "0\r\n\r\n"), whole(BODY)],
    ["999 without a body", write(head(999, "Content-Length: 0")), whole(NOTHING)],
    ["999, a body that ends with the connection", inTurn(write(head(999), BODY), end), whole(BODY)],
    ["status 000", write(head("000", LENGTH), BODY), odd(BODY)],
    ["status 1000", write(head("1000", LENGTH), BODY)],
    ["no status", write(head("", LENGTH), BODY)],
    ["another protocol", inTurn(write("SSH-2.0-OpenSSH_9.9\r\n"), stall)],
    ["HTTP/0.9", inTurn(write(BODY), end)],
  ],
  lengths: [
    ["a body that ends with the connection", inTurn(write(head(200), BODY), end), whole(BODY)],
    ["the same in HTTP/1.0", inTurn(write("HTTP/1.0 200 OK\r\n\r\n", BODY), end), whole(BODY)],
    ["the same with 100 MB", inTurn(write(head(200)), forever(BODY))],
    ["a length", write(head(200, LENGTH), BODY), whole(BODY)],
    ["less than the length", inTurn(write(head(200, LENGTH), HALF), end)],
    ["more than the length", write(head(200, LENGTH), BODY, BODY), odd(BODY)],
    ["more than the length, without end", inTurn(write(head(200, LENGTH), BODY), forever("x")), unending(BODY)],
    ["two lengths", write(head(200, LENGTH, "Content-Length: 5"), BODY)],
    ["a negative length", inTurn(write(head(200, "Content-Length: -1"), BODY), end)],
    ["a length of letters", inTurn(write(head(200, "Content-Length: ten"), BODY), end)],
    ["a length of 2^64", inTurn(write(head(200, "Content-Length: 18446744073709551616"), BODY), end)],
    ["a length and chunks", write(head(200, LENGTH, CHUNKED), chunk(BODY), "0\r\n\r\n"), odd(BODY)],
    ["chunks", write(head(200, CHUNKED), chunk(HALF), chunk(BODY.subarray(15_000)), "0\r\n\r\n"), whole(BODY)],
    ["chunks without the last", inTurn(write(head(200, CHUNKED), chunk(HALF)), end)],
    ["half a chunk", inTurn(write(head(200, CHUNKED), chunk(BODY).subarray(0, 500)), end)],
    ["a chunk whose size is not a number", write(head(200, CHUNKED), "zz\r\nzz\r\n0\r\n\r\n")],
    ["a chunk of 2^64 bytes", write(head(200, CHUNKED), "10000000000000000\r\n", BODY)],
    [
      "chunks with extensions, without end",
      inTurn(write(head(200, CHUNKED)), forever(`1;${"x".repeat(8000)}\r\n1\r\n`)),
    ],
    ["trailers without end", inTurn(write(head(200, CHUNKED), chunk(BODY), "0\r\n"), forever("A: b\r\n"))],
  ],
  stalls: [
    ["nothing at all", stall],
    ["half a status line", inTurn(write("HTTP/1.1 20"), stall)],
    ["half a head", inTurn(write("HTTP/1.1 200 OK\r\nContent-Le"), stall)],
    ["a head", inTurn(write(head(200, LENGTH)), stall)],
    ["half a body", inTurn(write(head(200, LENGTH), HALF), stall)],
    ["half a body that ends with the connection", inTurn(write(head(200), HALF), stall)],
    ["half of the chunks", inTurn(write(head(200, CHUNKED), chunk(HALF)), stall)],
    ["between members of gzip", inTurn(write(head(200, "Content-Encoding: gzip"), gzipped), stall)],
    ["half of a member of gzip", inTurn(write(coded("gzip", gzipped), gzipped.subarray(0, 60)), stall)],
    [
      "between two layers",
      inTurn(write(head(200, "Content-Encoding: gzip, br"), brotliCompressSync(gzipped).subarray(0, 50)), stall),
    ],
  ],
  resets: [
    ["at once", reset],
    ["in the head", inTurn(write("HTTP/1.1 200 OK\r\nContent-Le"), reset)],
    ["after the head", inTurn(write(head(200, LENGTH)), reset)],
    ["in a body", inTurn(write(head(200, LENGTH), HALF), reset)],
    ["in a body that ends with the connection", inTurn(write(head(200), HALF), reset)],
    ["the same, said to be closed", inTurn(write(head(200, CLOSE), HALF), reset)],
    ["in chunks", inTurn(write(head(200, CHUNKED), chunk(HALF)), reset)],
    [
      "in gzip that ends with the connection",
      inTurn(write(head(200, "Content-Encoding: gzip"), gzipped.subarray(0, 60)), reset),
    ],
    ["closed without a head", end],
  ],
  trickles: [
    ["a head", trickle("HTTP/1.1 200 OK\r\nA: b\r\n")],
    ["a body", inTurn(write(head(200, "Content-Length: 1000000")), trickle("x"))],
    ["a body that ends with the connection", inTurn(write(head(200)), trickle("x"))],
    ["chunks", inTurn(write(head(200, CHUNKED)), trickle("1\r\nx\r\n"))],
  ],
  "heads without end": [
    ["headers", inTurn(write("HTTP/1.1 200 OK\r\n"), forever("A: b\r\n"))],
    ["one header", inTurn(write("HTTP/1.1 200 OK\r\nA: "), forever("b"))],
    ["the name of a header", inTurn(write("HTTP/1.1 200 OK\r\n"), forever("a"))],
    ["the reason", inTurn(write("HTTP/1.1 200 "), forever("o"))],
  ],
  codings: [
    ["gzip", sent("gzip", gzipped), whole(gzipped, BODY)],
    [
      "gzip of two members",
      sent("gzip", Buffer.concat([gzipped, gzipped])),
      whole(Buffer.concat([gzipped, gzipped]), Buffer.concat([BODY, BODY])),
    ],
    ["deflate", sent("deflate", deflateSync(BODY)), whole(deflateSync(BODY), BODY)],
    ["deflate without zlib", sent("deflate", deflateRawSync(BODY)), whole(deflateRawSync(BODY), BODY)],
    ["br", sent("br", brotliCompressSync(BODY)), whole(brotliCompressSync(BODY), BODY)],
    ["gzip, then br", sent("gzip, br", brotliCompressSync(gzipped)), whole(brotliCompressSync(gzipped), BODY)],
    ["a coding without a name", sent("x-none", BODY), whole(BODY)],
    ["nothing in gzip", sent("gzip", NOTHING), whole(NOTHING)],
    ["six times gzip", sent("gzip, gzip, gzip, gzip, gzip, gzip", gzipped), odd(gzipped, null)],
    ["half of gzip, with its length", sent("gzip", gzipped.subarray(0, 60)), odd(gzipped.subarray(0, 60), null)],
    [
      "half of gzip, then the end",
      inTurn(write(head(200, "Content-Encoding: gzip"), gzipped.subarray(0, 60)), end),
      odd(gzipped.subarray(0, 60), null),
    ],
    [
      "half of br, with its length",
      sent("br", brotliCompressSync(BODY).subarray(0, 20)),
      odd(brotliCompressSync(BODY).subarray(0, 20), null),
    ],
    ["gzip with a wrong checksum", sent("gzip", badChecksum), odd(badChecksum, null)],
    ["no gzip at all", sent("gzip", BODY), odd(BODY, null)],
    [
      "gzip, then bytes without end",
      inTurn(write(head(200, "Content-Encoding: gzip"), gzipped), forever("x")),
      { ...NEVER, decoded: BODY },
    ],
  ],
  bombs: [
    ["gzip", sent("gzip", bomb), odd(bomb, NULLS)],
    [
      "gzip, said to be closed and not read",
      inTurn(write(head(200, "Content-Encoding: gzip", CLOSE), bomb), end),
      odd(bomb, NULLS),
    ],
    ["br", sent("br", brotliBomb), odd(brotliBomb, NULLS)],
    ["gzip in gzip", sent("gzip, gzip", gzipSync(bomb)), odd(gzipSync(bomb), NULLS)],
    ["gzip in br in gzip", sent("gzip, br, gzip", gzipSync(brotli(bomb))), odd(gzipSync(brotli(bomb)), NULLS)],
    ["50 MB between two codings, nothing in the end", sent("gzip, gzip", hollow), odd(hollow, NOTHING)],
  ],
};

function brotli(bytes: Uint8Array): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** Every reply. The title is the path under which a server plays it. */
export const REPLIES: readonly Reply[] = Object.entries(GROUPS).flatMap(([group, rows]) =>
  rows.map(([title, play, ending = NEVER]) => ({ group, title, play, ...ending })),
);
