import { type Case, type Comparison, contestant, type Work } from "../case.ts";
import {
  FAST_QUERYSTRING,
  type FastQuerystring,
  type FormCodec,
  fastQuerystring,
  formCodec,
  NATIVE,
  OURS,
} from "../implementations.ts";
import { flatten } from "../strings.ts";
import { KINDS, type Kind, type Query } from "./params.ts";

/** A form body as read from a socket, and its pairs. */
interface Body {
  readonly bytes: Uint8Array;
  readonly pairs: readonly (readonly [string, string])[];
  readonly name: string;
}

/** The function with which other packages read bytes. */
interface Decoding<Codec> {
  readonly codec: Codec;
  readonly decoder: { decode(bytes: Uint8Array): string };
}

const native: Decoding<typeof URLSearchParams> = { codec: URLSearchParams, decoder: new TextDecoder() };
const decodedFastQuerystring: Decoding<FastQuerystring> = { codec: fastQuerystring, decoder: new TextDecoder() };

export const formCases: readonly Case<Body>[] = [
  ...KINDS.map(
    (kind): Case<Body> => ({
      key: `form-parse-${kind.key}`,
      title: `\`parse(bytes)\`, ${kind.title}`,
      inputs: () => bodies(kind),
      contestants: [
        contestant(NATIVE, native, parseWithNative),
        contestant(OURS, formCodec, parse),
        contestant(FAST_QUERYSTRING, decodedFastQuerystring, parseWithFastQuerystring),
      ],
      comparisons: [{ against: NATIVE, target: { before24: 1.2, from24: 1 } }, againstFastQuerystring(kind)],
    }),
  ),
  ...KINDS.map(
    (kind): Case<Body> => ({
      key: `form-serialize-${kind.key}`,
      title: `\`serialize(pairs)\`, ${kind.title}`,
      inputs: () => bodies(kind),
      contestants: [contestant(NATIVE, native, serializeWithNative), contestant(OURS, formCodec, serialize)],
      comparisons: [{ against: NATIVE, target: { before24: 1.2, from24: 1 } }],
    }),
  ),
  {
    key: "form-parse-small",
    title: "`parse(bytes)`, a small form: 4 pairs, two values escaped",
    inputs: () => SMALL_FORMS.map((text) => body(text, "name")),
    contestants: [contestant(NATIVE, native, parseWithNative), contestant(OURS, formCodec, parse)],
    comparisons: [{ against: NATIVE, target: { before24: 1.2, from24: 1 } }],
  },
  {
    key: "form-parse-spaces",
    title: "`parse(bytes)`, a small form: 4 pairs, with spaces and nothing else to decode",
    inputs: () => SMALL_FORMS.map((text) => body(text.replaceAll(/%../g, "+"), "age")),
    contestants: [contestant(NATIVE, native, parseWithNative), contestant(OURS, formCodec, parse)],
    comparisons: [{ against: NATIVE }],
  },
  {
    key: "form-repeated",
    title: "`toMap(parse(bytes))`, 40,000 pairs of one name",
    inputs: () => [body("n=v&".repeat(40_000), "n")],
    contestants: [
      contestant(NATIVE, native, collectWithNative),
      contestant(OURS, formCodec, collect),
      contestant(FAST_QUERYSTRING, decodedFastQuerystring, collectWithFastQuerystring),
    ],
    comparisons: [{ against: NATIVE }, { against: FAST_QUERYSTRING }],
  },
];

/** As a browser sends them, with "+" for a space, so that `fast-querystring` could not take part. */
const SMALL_FORMS = ["Jos%C3%A9+Garc%C3%ADa", "Ann+Lee", "O%27Brien", "%E6%9D%8E+%E5%B0%8F%E9%BE%8D"].flatMap(
  (name, i) => [7, 8, 9].map((n) => `name=${name}&email=user${n}%40example.com&age=${n + i}4&newsletter=on`),
);

/** The heavy kinds have a target. */
function againstFastQuerystring({ key }: Kind): Comparison {
  const isHeavy = key === "percent" || key === "utf8";
  return isHeavy
    ? { against: FAST_QUERYSTRING, target: { before24: 1.5, from24: 1.5 } }
    : { against: FAST_QUERYSTRING };
}

function bodies(kind: Kind): Body[] {
  return kind.queries().map(({ query, name }: Query) => body(query, name));
}

function body(text: string, name: string): Body {
  const pairs = [...new URLSearchParams(text)].map((pair) => [flatten(pair[0]), flatten(pair[1])] as const);
  return { bytes: new TextEncoder().encode(text), pairs, name };
}

function parse({ parse }: FormCodec): Work<Body> {
  return {
    run: ({ bytes }) => parse(bytes).length,
    text: ({ bytes }) => JSON.stringify(parse(bytes)),
  };
}

function parseWithNative({ codec, decoder }: typeof native): Work<Body> {
  return {
    run: ({ bytes }) => new codec(decoder.decode(bytes)).size,
    text: ({ bytes }) => JSON.stringify([...new codec(decoder.decode(bytes))]),
  };
}

/** This contestant counts nothing, so it returns the known count. */
function parseWithFastQuerystring({ codec, decoder }: typeof decodedFastQuerystring): Work<Body> {
  return {
    run: ({ bytes, name, pairs }) => (codec.parse(decoder.decode(bytes))[name] === undefined ? 0 : pairs.length),
    text: ({ bytes }) => JSON.stringify(Object.entries(codec.parse(decoder.decode(bytes)))),
  };
}

function serialize({ serialize }: FormCodec): Work<Body> {
  return {
    run: ({ pairs }) => serialize(pairs).length,
    text: ({ pairs }) => serialize(pairs),
  };
}

function serializeWithNative({ codec }: typeof native): Work<Body> {
  return {
    run: ({ pairs }) => new codec(pairs as [string, string][]).toString().length,
    text: ({ pairs }) => new codec(pairs as [string, string][]).toString(),
  };
}

function collect({ parse, toMap }: FormCodec): Work<Body> {
  return {
    run: ({ bytes, name }) => toMap(parse(bytes)).get(name)!.length,
    text: ({ bytes, name }) => JSON.stringify(toMap(parse(bytes)).get(name)),
  };
}

function collectWithNative({ codec, decoder }: typeof native): Work<Body> {
  return {
    run: ({ bytes, name }) => new codec(decoder.decode(bytes)).getAll(name).length,
    text: ({ bytes, name }) => JSON.stringify(new codec(decoder.decode(bytes)).getAll(name)),
  };
}

function collectWithFastQuerystring({ codec, decoder }: typeof decodedFastQuerystring): Work<Body> {
  return {
    run: ({ bytes, name }) => codec.parse(decoder.decode(bytes))[name]!.length,
    text: ({ bytes, name }) => JSON.stringify(codec.parse(decoder.decode(bytes))[name]),
  };
}
