import { Readable } from "node:stream";
import { createDecoder as createCharsetDecoder, createEncoder as createCharsetEncoder } from "@url/encoding";
import { readForm as readRequest } from "@url/form/fetch";
import { readForm } from "@url/form/node";
import { orThrow } from "@url/result";
import * as form from "@url/urlencoded";
import { parseBody } from "@url/urlencoded/body";
import { parseLegacy, serializeLegacy } from "@url/urlencoded/legacy";
import { list, nest, nestAs, nestInput, shape, stringify, unnest } from "@url/urlencoded/nested";
import * as stream from "@url/urlencoded/stream";
import * as views from "@url/urlencoded/views";
import { bytes, call, calls, HAN, LATIN, type MemoryShape, text } from "../shape.ts";

const FORM = text("name=", "%c3%a9+b");
const PAIRS = text("", "a=%c3%a9+b&");
const VALUE = text("", `${LATIN} b`);
const UNLIMITED = { maxBytes: Infinity, maxPairs: Infinity, maxNameLength: Infinity, maxValueLength: Infinity };

const SHAPE = shape({ a: list() });

export const FORM_CALLS: readonly MemoryShape[] = [
  ...calls("@url/urlencoded", form, PAIRS, ["parse", "parseString"]),
  call("@url/urlencoded/views iterate", PAIRS, (input) => count(views.iterate(input))),
  call("@url/urlencoded/views iterate over bytes", bytes, (input) => count(views.iterate(input))),
  call("@url/urlencoded serialize", pairs, form.serialize),
  call("@url/urlencoded/views toFormData", pairs, (input) => views.toFormData(input)),
  call("@url/urlencoded/views toMap", pairs, views.toMap),
  call("@url/urlencoded/views toObject", pairs, (input) => views.toObject(input, "array")),
  call("@url/urlencoded/body parseBody", FORM, (input) => parseBody(input, UNLIMITED)),
  call("@url/urlencoded/body parseBody of windows-1252", text("name=", "%e9+b"), (input) =>
    parseBody(input, { ...UNLIMITED, decode: orThrow(createCharsetDecoder("windows-1252")) }),
  ),
  call("@url/urlencoded/body parseBody of bytes", bytes, (input) => parseBody(input, { ...UNLIMITED, strict: true })),
  call("@url/form/node readForm", bytes, (input) => readForm(incoming(input), UNLIMITED)),
  call("@url/form/fetch readForm", bytes, (input) => readRequest(request(input), UNLIMITED)),
  call("@url/urlencoded/legacy parseLegacy", FORM, (input) => parseLegacy(input, UNLIMITED)),
  call("@url/urlencoded/legacy parseLegacy of Shift_JIS", bytes, (input) =>
    parseLegacy(input, { ...UNLIMITED, decode: orThrow(createCharsetDecoder("sjis")) }),
  ),
  call("@url/urlencoded/legacy parseLegacy with entities", text("name=", "%26%23233;"), (input) =>
    parseLegacy(input, {
      ...UNLIMITED,
      decode: orThrow(createCharsetDecoder("koi8-r")),
      interpretNumericEntities: true,
    }),
  ),
  call("@url/urlencoded/legacy serializeLegacy", VALUE, (input) => serializeLegacy([["name", input]])),
  call("@url/urlencoded/legacy serializeLegacy in Shift_JIS", text("", HAN), (input) =>
    serializeLegacy([["name", input]], { encode: orThrow(createCharsetEncoder("sjis")) }),
  ),
  call("@url/urlencoded/nested nest", pairs, (input) => nest(input, { maxWidth: Infinity, repeated: "array" })),
  call("@url/urlencoded/nested nest of a deep name", text("a", "[b]"), (name) => nest([[name, ""]])),
  call("@url/urlencoded/nested nest of a long key", text("a[", "b.", "]"), (name) =>
    nest([[name, ""]], { dialect: "dot" }),
  ),
  call("@url/urlencoded/nested nestAs", pairs, (input) => nestAs(input, SHAPE, { maxWidth: Infinity })),
  call("@url/urlencoded/nested nestInput", pairs, (input) => nestInput(input, SHAPE, { maxWidth: Infinity })),
  call("@url/urlencoded/nested stringify", VALUE, (input) => stringify({ name: input })),
  call("@url/urlencoded/nested stringify of a deep object", deep, (input) => stringify(input)),
  call("@url/urlencoded/nested unnest", VALUE, (input) => unnest({ name: [input] }, { exact: true })),
  call("@url/urlencoded/stream createFormDecoder", bytes, (input) => {
    const decoder = stream.createFormDecoder(UNLIMITED);
    return [decoder.push(input), decoder.end()];
  }),
  call("@url/urlencoded/stream createFormEncoder", VALUE, (input) => {
    const encoder = stream.createFormEncoder();
    return [encoder.push(["name", input]), encoder.end()];
  }),
  call("@url/urlencoded/stream createFormDecoderStream", bytes, (input) =>
    through(stream.createFormDecoderStream(UNLIMITED), input),
  ),
  call("@url/urlencoded/stream createFormEncoderStream", VALUE, (input) =>
    through(stream.createFormEncoderStream(), ["name", input]),
  ),
  call("@url/urlencoded/stream decodeStream", bytes, (input) => countAsync(stream.decodeStream([input], UNLIMITED))),
  call("@url/urlencoded/stream encodeStream", VALUE, (input) => countAsync(stream.encodeStream([["name", input]]))),
];

const TYPE = { "content-type": "application/x-www-form-urlencoded" };

/** What is known of a request of Node: a stream with header fields. */
function incoming(chunk: Uint8Array): Parameters<typeof readForm>[0] {
  return Object.assign(Readable.from([chunk], { objectMode: false }), { headers: TYPE, httpVersionMajor: 1 }) as never;
}

function request(body: Uint8Array): Parameters<typeof readRequest>[0] {
  return new Request("http://a/", { method: "POST", headers: TYPE, body: body as never });
}

function pairs(length: number): form.Pair[] {
  return form.parse(text("", "a=%e9+b%20&")(length));
}

/** An object in an object, and so on, whose last name has `length` units. */
function deep(length: number): object {
  let value: object = { b: "x" };
  for (let depth = 1; depth < length / 64; depth++) value = { b: value };
  return { a: value };
}

function count(items: Iterable<unknown>): number {
  let total = 0;
  for (const _ of items) total++;
  return total;
}

async function countAsync(items: AsyncIterable<unknown>): Promise<number> {
  let total = 0;
  for await (const _ of items) total++;
  return total;
}

async function through(transform: object, chunk: unknown): Promise<number> {
  const { readable, writable } = transform as TransformStream;
  const writer = writable.getWriter();
  const written = writer.write(chunk).then(() => writer.close());
  const total = await countAsync(readable as unknown as AsyncIterable<unknown>);
  await written;
  return total;
}
