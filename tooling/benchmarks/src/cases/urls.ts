import { type Case, type Comparison, type Contestant, contestant, type Target, type Work } from "../case.ts";
import { MINIMUM, NATIVE, URL_CLASSES, type URLClasses, WHATWG_URL } from "../implementations.ts";
import { flat, sliced } from "../strings.ts";

/** Reading whole corpora: the constructor, the getters, `canParse`. */
export const urlCases: readonly Case<string>[] = [
  {
    key: "href",
    title: "`new URL(u).href`",
    inputs: ({ web }) => flat(web),
    contestants: forEachClass(readHref),
    comparisons: [...againstNative(2.8, 1.45), { against: WHATWG_URL, target: { before24: 100, from24: 100 } }],
  },
  {
    key: "href-sliced",
    title: "`new URL(u).href`, strings cut out of a larger one",
    inputs: ({ web }) => sliced(web),
    contestants: forEachClass(readHref, [WHATWG_URL]),
    comparisons: withoutWhatwgURL(againstNative()),
  },
  {
    key: "getters",
    title: "`new URL(u)`, then all ten getters",
    inputs: ({ web }) => flat(web),
    contestants: forEachClass(readGetters),
    comparisons: againstNative(1.8, 1.05),
  },
  {
    key: "origin",
    title: "`new URL(u).origin`",
    inputs: ({ web }) => flat(web),
    contestants: forEachClass(readOrigin, [WHATWG_URL]),
    comparisons: withoutWhatwgURL(againstNative()),
  },
  {
    key: "can-parse",
    title: "`URL.canParse(u)`",
    inputs: ({ web }) => flat(web),
    contestants: forEachClass(askCanParse, [WHATWG_URL]),
    comparisons: withoutWhatwgURL(againstNative(1.1, 0.9)),
  },
  {
    key: "href-files",
    title: "`new URL(u).href`, file URLs",
    inputs: ({ files }) => flat(files),
    contestants: forEachClass(readHref),
    comparisons: againstNative(1.4, 1.1),
  },
];

/** The same work for every implementation that has the classes, except for those that cannot do it. */
export function forEachClass<Input, State>(
  make: (classes: URLClasses) => Work<Input, State>,
  without: readonly string[] = [],
): Contestant<Input>[] {
  return [...URL_CLASSES]
    .filter(([name]) => !without.includes(name))
    .map(([name, classes]) => contestant(name, classes, make));
}

/** Native first, with a target if there is one, then the other two for information. */
export function againstNative(before24?: number, from24: number | undefined = before24): Comparison[] {
  const target: Target | undefined = before24 === undefined || from24 === undefined ? undefined : { before24, from24 };
  return [{ against: NATIVE, ...(target && { target }) }, { against: WHATWG_URL }, { against: MINIMUM }];
}

/** It takes a second for all addresses once, and is in the row of `href`. */
function withoutWhatwgURL(comparisons: readonly Comparison[]): Comparison[] {
  return comparisons.filter(({ against }) => against !== WHATWG_URL);
}

export function readHref({ URL }: URLClasses): Work<string> {
  return {
    run: (input) => new URL(input).href.length,
    text: (input) => new URL(input).href,
  };
}

function readOrigin({ URL }: URLClasses): Work<string> {
  return {
    run: (input) => new URL(input).origin.length,
    text: (input) => new URL(input).origin,
  };
}

function askCanParse({ URL }: URLClasses): Work<string> {
  return {
    run: (input) => (URL.canParse(input) ? 1 : 0),
    text: (input) => `${URL.canParse(input)}`,
  };
}

function readGetters({ URL }: URLClasses): Work<string> {
  return {
    run: (input) => {
      const u = new URL(input);
      return (
        u.href.length +
        u.protocol.length +
        u.username.length +
        u.password.length +
        u.host.length +
        u.hostname.length +
        u.port.length +
        u.pathname.length +
        u.search.length +
        u.hash.length
      );
    },
    text: (input) => {
      const u = new URL(input);
      return JSON.stringify([
        [u.href, u.protocol, u.username, u.password, u.host],
        [u.hostname, u.port, u.pathname, u.search, u.hash],
      ]);
    },
  };
}
