import { type Case, contestant, type Work } from "../case.ts";
import { fresh } from "../fresh.ts";
import { URL_CLASSES, type URLClasses } from "../implementations.ts";
import { flat, spread } from "../strings.ts";
import { againstNative } from "./urls.ts";

type Setter = (url: URL, value: string) => void;

interface SetterImplementation extends Pick<URLClasses, "URL"> {
  readonly set: Setter;
  readonly values: readonly [string, string];
}

/** Each setter with two values in turn, so that there is always something to change, then `href`. */
export const setterCases: readonly Case<string>[] = [
  setterCase("protocol", "http", "https", (url, value) => {
    url.protocol = value;
  }),
  setterCase("username", "alice", "bob", (url, value) => {
    url.username = value;
  }),
  setterCase("password", "secret", "hunter2", (url, value) => {
    url.password = value;
  }),
  setterCase("host", "www.example.org:8080", "example.net:81", (url, value) => {
    url.host = value;
  }),
  setterCase("hostname", "www.example.org", "example.net", (url, value) => {
    url.hostname = value;
  }),
  setterCase("port", "8080", "81", (url, value) => {
    url.port = value;
  }),
  setterCase("pathname", "/folder/page.html", "/images/logo.png", (url, value) => {
    url.pathname = value;
  }),
  setterCase("search", "?q=one&page=2", "?lang=en", (url, value) => {
    url.search = value;
  }),
  setterCase("hash", "#section-1", "#top", (url, value) => {
    url.hash = value;
  }),
];

function setterCase(name: string, even: string, odd: string, set: Setter): Case<string> {
  const values = flat([even, odd]) as [string, string];
  return {
    key: `set-${name}`,
    title: `set \`${name}\``,
    inputs: ({ web }) => flat(spread(web, 1000)),
    contestants: [...URL_CLASSES].map(([of, { URL }]) => contestant(of, { URL, values, set: fresh(set) }, change)),
    comparisons: againstNative(1.5, 1.3),
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
