import * as ours from "@url/edit";
import { type Case, contestant, type Work } from "../case.ts";
import { NATIVE, OURS } from "../implementations.ts";
import { flatten, spread } from "../strings.ts";

/** The platform's classes, by hand. */
type Platform = Pick<typeof globalThis, "URL">;

interface Change {
  readonly url: string;
  readonly value: string;
}

/** Text in and `href` out, because what is changed usually comes as text. The results are the same for these values. */
export const editCases: readonly Case<Change>[] = [
  {
    key: "patch-query",
    title: "one of four parameters set: `patchQuery`, and `new URL`, `searchParams.set` and `href` of the platform",
    inputs: ({ web }) => changes(web, (url, index) => `${url}?id=${index}&page=${index + 1}&q=a-b&sort=name`),
    contestants: [contestant(NATIVE, { URL }, setByHand), contestant(OURS, ours, patch)],
    comparisons: [{ against: NATIVE, target: { before24: 2, from24: 2 } }],
  },
  {
    key: "append-segment",
    title: "a segment appended: `appendSegments`, and `new URL`, `pathname` and `href` of the platform",
    inputs: ({ web }) => changes(web, (url, index) => `${url}?id=${index}`),
    contestants: [contestant(NATIVE, { URL }, appendByHand), contestant(OURS, ours, append)],
    comparisons: [{ against: NATIVE, target: { before24: 2, from24: 2 } }],
  },
  {
    key: "patch-reference",
    title:
      "one of four parameters of a path set: `patchQuery`, and `new URL` with a base, `searchParams.set`, `pathname` and `search` of the platform",
    inputs: ({ web }) =>
      changes(
        web,
        (url, index) => `${new URL(url).pathname.replace(/^\/+/, "/")}?id=${index}&page=${index + 1}&q=a-b&sort=name`,
      ),
    contestants: [contestant(NATIVE, { URL }, setReferenceByHand), contestant(OURS, ours, patch)],
    comparisons: [{ against: NATIVE, target: { before24: 2, from24: 2 } }],
  },
];

function changes(web: readonly string[], make: (url: string, index: number) => string): Change[] {
  const urls = spread(
    web.filter((url) => URL.canParse(url)),
    500,
  );
  return urls.map((url, index) => ({
    url: flatten(make(url.replace(/[?#].*/, ""), index)),
    value: flatten(`new item ${index}`),
  }));
}

function setByHand({ URL }: Platform): Work<Change> {
  const set = ({ url, value }: Change): string => {
    const changed = new URL(url);
    changed.searchParams.set("page", value.slice(9));
    return changed.href;
  };
  return { prepare: (change) => change, run: (change) => set(change).length, text: set };
}

function setReferenceByHand({ URL }: Platform): Work<Change> {
  const set = ({ url, value }: Change): string => {
    const changed = new URL(url, "http://h/");
    changed.searchParams.set("page", value.slice(9));
    return changed.pathname + changed.search;
  };
  return { prepare: (change) => change, run: (change) => set(change).length, text: set };
}

function patch({ patchQuery }: typeof ours): Work<Change> {
  const set = ({ url, value }: Change): string => {
    return patchQuery(url, { set: { page: value.slice(9) } });
  };
  return { prepare: (change) => change, run: (change) => set(change).length, text: set };
}

function appendByHand({ URL }: Platform): Work<Change> {
  const add = ({ url, value }: Change): string => {
    const changed = new URL(url);
    changed.pathname = `${changed.pathname.replace(/\/$/, "")}/${encodeURIComponent(value)}`;
    return changed.href;
  };
  return { prepare: (change) => change, run: (change) => add(change).length, text: add };
}

function append({ appendSegments }: typeof ours): Work<Change> {
  const add = ({ url, value }: Change): string => {
    const result = appendSegments(url, [value]);
    return (result as { value: string }).value;
  };
  return { prepare: (change) => change, run: (change) => add(change).length, text: add };
}
