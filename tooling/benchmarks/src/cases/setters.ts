import { type Case, contestant, type Work } from "../case.ts";
import { fresh } from "../fresh.ts";
import { MINIMUM, NATIVE, URL_CLASSES, type URLClasses, WHATWG_URL } from "../implementations.ts";
import { flat, spread } from "../strings.ts";
import { CHARACTER, GETTERS, type Reading, type Twin, twinOf } from "./readings.ts";
import { againstNative } from "./urls.ts";

type Setter = (url: URL, value: string) => void;

interface SetterImplementation extends Pick<URLClasses, "URL"> {
  readonly set: Setter;
  readonly values: readonly [string, string];
}

interface SetterRow extends Twin<string> {
  readonly values: readonly [string, string];
  readonly set: Setter;
}

/** Each setter with two values in turn, so that there is always something to change. */
const SETTERS: readonly SetterRow[] = [
  row("protocol", "http", "https", (url, value) => {
    url.protocol = value;
  }),
  row("username", "alice", "bob", (url, value) => {
    url.username = value;
  }),
  row("password", "secret", "hunter2", (url, value) => {
    url.password = value;
  }),
  row("host", "www.example.org:8080", "example.net:81", (url, value) => {
    url.host = value;
  }),
  row("hostname", "www.example.org", "example.net", (url, value) => {
    url.hostname = value;
  }),
  row("port", "8080", "81", (url, value) => {
    url.port = value;
  }),
  row("pathname", "/folder/page.html", "/images/logo.png", (url, value) => {
    url.pathname = value;
  }),
  row("search", "?q=one&page=2", "?lang=en", (url, value) => {
    url.search = value;
  }),
  row("hash", "#section-1", "#top", (url, value) => {
    url.hash = value;
  }),
];

/** Each setter, then the length of `href`, a character of it, every getter. */
export const setterCases: readonly Case<string>[] = [
  ...SETTERS.map((setter) => ({ ...setter, contestants: contestantsOf(setter), comparisons: againstNative() })),
  ...SETTERS.map((setter) => twin(setter, CHARACTER)),
  ...SETTERS.map((setter) => twin(setter, GETTERS)),
];

function row(name: string, even: string, odd: string, set: Setter): SetterRow {
  return {
    key: `set-${name}`,
    title: `set \`${name}\``,
    inputs: ({ web }) => flat(spread(web, 1000)),
    values: flat([even, odd]) as [string, string],
    set,
  };
}

function contestantsOf({ values, set }: SetterRow): Case<string>["contestants"] {
  return [...URL_CLASSES].map(([of, { URL }]) => contestant(of, { URL, values, set: fresh(set) }, change));
}

/** Compared with native alone. The target is for a character of `href` read. */
function twin(setter: SetterRow, reading: Reading): Case<string> {
  const { values, set } = setter;
  const target = reading === CHARACTER ? { target: { before24: 2.5, from24: 2 } } : {};
  return {
    ...twinOf(setter, reading),
    contestants: [...URL_CLASSES]
      .filter(([of]) => of !== WHATWG_URL && of !== MINIMUM)
      .map(([of, { URL }]) => {
        const { read, text } = { read: fresh(reading.read), text: fresh(reading.text) };
        return contestant(of, { URL, values, set: fresh(set), read, text }, changeAndRead);
      }),
    comparisons: [{ against: NATIVE, ...target }],
  };
}

function change({ URL, set, values }: SetterImplementation): Work<string, URL> {
  return {
    prepare: (input) => new URL(input),
    run: (url, turn) => {
      set(url, values[turn & 1]!);
      return url.href.length;
    },
    text: (url, turn) => {
      set(url, values[turn & 1]!);
      return url.href;
    },
  };
}

type ReadingSetter = SetterImplementation & Pick<Reading, "read" | "text">;

function changeAndRead({ URL, set, values, read, text }: ReadingSetter): Work<string, URL> {
  return {
    prepare: (input) => new URL(input),
    run: (url, turn) => {
      set(url, values[turn & 1]!);
      return read(url);
    },
    text: (url, turn) => {
      set(url, values[turn & 1]!);
      return text(url);
    },
  };
}
