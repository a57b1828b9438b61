/** One of the ten requests that each server receives, and the answer that each must give. */
export interface Ask {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A list is sent in chunks, with a pause behind each. */
  readonly body: Uint8Array | readonly Uint8Array[];
  readonly status: number;
  /** What the JSON of the answer must have. Fastify answers a type for which it has no parser in its own words. */
  readonly answer: Readonly<Record<string, unknown>>;
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const BOUNDARY = "----ten-requests";
const PARTS: readonly (readonly [head: string, body: string])[] = [
  ['name="name"', "Ada"],
  ['name="age"', "36"],
  ['name="tags"', "x"],
  ['name="photo"; filename="ada.png"\r\nContent-Type: image/png', "12345"],
];
const MULTIPART = `${PARTS.map(([head, body]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`).join("")}--${BOUNDARY}--\r\n`;
const LIMIT = 100 * 1024;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A form that every server reads, for the request behind each of the ten. */
export const NORMAL: Ask = {
  name: "flat",
  headers: FORM,
  body: bytes("name=Ada&age=36"),
  status: 200,
  answer: { name: "Ada", age: 36, tags: [] },
};

/** The ten requests. The statuses are those of RFC 9110, and the values those that `person.ts` defines. */
export const REQUESTS: readonly Ask[] = [
  NORMAL,
  {
    name: "nested",
    headers: FORM,
    body: bytes("name=Ada&age=36&tags=x&tags=y&address[city]=London"),
    status: 200,
    answer: { name: "Ada", age: 36, tags: ["x", "y"], address: { city: "London" } },
  },
  {
    name: "one checkbox",
    headers: FORM,
    body: bytes("name=Ada&age=36&tags=x"),
    status: 200,
    answer: { name: "Ada", age: 36, tags: ["x"] },
  },
  {
    name: "two checkboxes",
    headers: FORM,
    body: bytes("name=Ada&age=36&tags=x&tags=y"),
    status: 200,
    answer: { name: "Ada", age: 36, tags: ["x", "y"] },
  },
  {
    name: "an issue",
    headers: FORM,
    body: bytes("name=Ada&age=7&tags=x"),
    status: 422,
    answer: { code: "invalid", errors: [{ name: "age", start: 9, end: 14 }] },
  },
  {
    name: "too long by its length",
    headers: FORM,
    body: bytes(`name=${"a".repeat(2 * LIMIT)}`),
    status: 413,
    answer: { code: "too-many-bytes", limit: LIMIT },
  },
  {
    name: "too long in the middle",
    headers: FORM,
    body: Array.from({ length: 8 }, () => bytes("a".repeat(LIMIT / 2))),
    status: 413,
    answer: { code: "too-many-bytes", limit: LIMIT },
  },
  {
    name: "unknown charset",
    headers: { "content-type": `${FORM["content-type"]}; charset=x-nobody` },
    body: bytes("name=Ada&age=36"),
    status: 415,
    answer: { code: "unsupported-charset" },
  },
  {
    name: "a file",
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    body: bytes(MULTIPART),
    status: 200,
    answer: { name: "Ada", age: 36, tags: ["x"], photo: 5 },
  },
  { name: "another type", headers: { "content-type": "text/csv" }, body: bytes("name,Ada"), status: 415, answer: {} },
];

/** The beginning of a body that is too long, as a client sends it that then waits. */
export const UNFINISHED: string = `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: ${FORM["content-type"]}\r\ntransfer-encoding: chunked\r\n\r\n${(2 * LIMIT).toString(16)}\r\n${"a".repeat(2 * LIMIT)}\r\n`;
