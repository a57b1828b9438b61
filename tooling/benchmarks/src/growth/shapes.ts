import { type Contestant, contestant, type Work } from "../case.ts";
import { type FormCodec, formCodec, NATIVE, OURS, URL_CLASSES, type URLClasses } from "../implementations.ts";
import { flatten } from "../strings.ts";

/** A way for an input to be long. */
export interface Shape {
  readonly key: string;
  readonly title: string;
  /** Returns an input of `length` units, or of fewer if its repeated part does not fit. */
  readonly input: (length: number) => string;
  readonly contestants: readonly Contestant<string>[];
}

/** Each repeats one part, which shows time that grows faster than the input. */
export const SHAPES: readonly Shape[] = [
  url("path", "long path", "https://example.com/", "segment/"),
  url("query", "long query", "https://example.com/?", "name=value&"),
  url("fragment", "long fragment", "https://example.com/#", "abcdefgh"),
  url("host", "long host", "https://", "label.", "com/"),
  url("dots-up", "/../", "https://example.com/a", "/.."),
  url("dots-down-up", "a/../", "https://example.com/", "a/../"),
  url("dots-stay", "./", "https://example.com/", "./"),
  url("at", "many @", "https://", "@", "example.com/"),
  url("percent", "many % in the path", "https://example.com/", "%"),
  url("percent-host", "percent-encoded host", "https://", "%61", ".com/"),
  url("spaces", "spaces in the path", "https://example.com/", "a b"),
  url("tabs", "tabs and newlines", "https://example.com/", "a\t\n"),
  url("non-ascii", "non-ASCII path", "https://example.com/", "\u65e5"),
  params("params", "params, parsed and written", "name=value&", parseAndWrite),
  params("params-repeated", "params of one name, set", "n=v&", setRepeated),
  params("params-percent", "params, all percent", "%41", parseAndWrite),
  {
    key: "form-repeated",
    title: "form of one name, values asked for",
    input: (length) => repeat("", "n=v&", "", length),
    contestants: [
      contestant(NATIVE, URL_CLASSES.get(NATIVE)!, collectWithNative),
      contestant(OURS, formCodec, collect),
    ],
  },
];

function url(key: string, title: string, start: string, part: string, end = ""): Shape {
  return { key, title, input: (length) => repeat(start, part, end, length), contestants: both(read) };
}

function params(key: string, title: string, part: string, work: (classes: URLClasses) => Work<string>): Shape {
  return { key, title, input: (length) => repeat("", part, "", length), contestants: both(work) };
}

/** `whatwg-url` would need minutes for the longest. */
function both(make: (classes: URLClasses) => Work<string>): Contestant<string>[] {
  return [NATIVE, OURS].map((name) => contestant(name, URL_CLASSES.get(name)!, make));
}

function repeat(start: string, part: string, end: string, length: number): string {
  const times = Math.floor((length - start.length - end.length) / part.length);
  return flatten(start + part.repeat(times) + end);
}

/** Reads one unit, so that a string that is still in pieces is joined. */
function read({ URL }: URLClasses): Work<string> {
  return {
    run: (input) => {
      const { href } = new URL(input);
      return href.charCodeAt(href.length >> 1);
    },
    text: (input) => new URL(input).href,
  };
}

function parseAndWrite({ URLSearchParams }: URLClasses): Work<string> {
  return {
    run: (input) => {
      const text = new URLSearchParams(input).toString();
      return text.charCodeAt(text.length >> 1);
    },
    text: (input) => new URLSearchParams(input).toString(),
  };
}

/** `set` keeps the first of all pairs and removes the others. */
function setRepeated({ URLSearchParams }: URLClasses): Work<string> {
  return {
    run: (input) => {
      const query = new URLSearchParams(input);
      query.set("n", "w");
      return query.toString().length;
    },
    text: (input) => {
      const query = new URLSearchParams(input);
      query.set("n", "w");
      return query.toString();
    },
  };
}

function collect({ parse, toMap }: FormCodec): Work<string> {
  return {
    run: (input) => toMap(parse(input)).get("n")!.length,
    text: (input) => toMap(parse(input)).get("n")!.join(),
  };
}

function collectWithNative({ URLSearchParams }: URLClasses): Work<string> {
  return {
    run: (input) => new URLSearchParams(input).getAll("n").length,
    text: (input) => new URLSearchParams(input).getAll("n").join(),
  };
}
