import { type ReferenceKind, relativize, type URLLike } from "@url/edit";
import { parseURL, setScheme } from "@url/parser";
import { orThrow } from "@url/result";
import { pathOf, rangesOf, type URLRecord } from "@url/serializer";
import fc from "fast-check";
import { expect } from "vitest";
import { twoURLs } from "./edit-inputs.ts";
import { tryOn } from "./runs.ts";
import { itemOf } from "./urls.ts";

const KINDS: readonly ReferenceKind[] = ["path-relative", "path-absolute", "scheme-relative"];

/**
 * `relativize` knows which reference is right without resolving any. Its slow twin resolves everything that it could have
 * written, each with how it is tried `runs` times.
 */
export const EDIT_RELATIVIZE_LAWS: Readonly<Record<string, (runs: number) => void>> = {
  "between URLs, no reference that could be written is shorter": (runs) =>
    tryOn(
      [fc.oneof(twoURLs.filter(areShort).map(parseBoth), twoFileURLs), kindsToWrite],
      ([base, goal], kinds) => {
        const ours = orThrow(relativize(base, goal, { kinds }));
        if (ours !== null) expect(resolve(ours, base)).toBe(goal.href);
        // A record that does not parse to itself only has references that keep its path.
        if (![base, goal].every(({ href }) => resolve(href) === href)) return;
        const { scheme, path, query, fragment } = rangesOf(goal);
        const starts = [query?.start, fragment?.start].map((start) =>
          start === undefined ? goal.href.length : start - 1,
        );
        const folders = indexesOf("/", goal.href.slice(0, path.end)).filter((at) => at >= path.start);
        const suffixes = [scheme.end + 1, path.start, ...folders.map((at) => at + 1), path.end, ...starts];
        const right = everyReference(
          suffixes.map((at) => goal.href.slice(at)),
          pathOf(base).split("/").length,
        )
          .filter((text) => kinds.includes(kindOf(text)) && resolve(text, base) === goal.href)
          // "/a" means "/C:/a" at a base in that drive, but the drive is always written.
          .filter((text) => kindOf(text) !== "path-absolute" || !DRIVE.test(pathOf(goal)) || DRIVE.test(text))
          .sort((a, b) => a.length - b.length);
        expect(ours?.length).toBe(right[0]?.length);
      },
      runs,
    ),

  "between references, no reference that could be written is shorter": (runs) =>
    tryOn(
      [twoReferences, kindsToWrite],
      ([from, to], kinds) => {
        const ours = relativize(from, to, { kinds });
        const bases = BASES.map((base) => base + "f/".repeat(8)).map((base) => [
          resolve(from, base),
          resolve(to, base),
        ]);
        const isRight = (text: string): boolean => bases.every(([base, goal]) => resolve(text, base!) === goal);
        if (!ours.ok) throw new Error(ours.error.code);
        if (ours.value !== null) expect(isRight(ours.value)).toBe(true);
        const path = /^[^?#]*/.exec(to)![0];
        const starts = [
          ...indexesOf("/", path).flatMap((at) => [at, at + 1]),
          path.length,
          to.replace(/#.*/, "").length,
        ];
        const right = everyReference(
          [0, ...starts].map((at) => to.slice(at)),
          from.split("/").length,
        )
          .filter((text) => kinds.includes(kindOf(text)) && isRight(text))
          .sort((a, b) => a.length - b.length);
        expect(ours.value?.length).toBe(right[0]?.length);
      },
      runs,
    ),
};

/** The ends of a URL behind everything that may stand before them. */
function everyReference(ends: readonly string[], depth: number): string[] {
  const ups = Array.from({ length: depth + 1 }, (_, up) => "../".repeat(up));
  const starts = ["", "./", ".", "/.", ...ups, ...ups.map((up) => up.slice(0, -1))];
  return starts.flatMap((start) => ends.map((end) => start + end)).filter((text) => !/^[a-z][a-z\d+.-]*:/i.test(text));
}

function kindOf(text: string): ReferenceKind {
  return KINDS[text.startsWith("//") ? 2 : text.startsWith("/") ? 1 : 0]!;
}

function resolve(text: string, base?: URLLike): string | undefined {
  const url = parseURL(text, { base });
  return url.ok ? url.value.href : undefined;
}

function indexesOf(unit: string, text: string): number[] {
  return [...text].flatMap((each, index) => (each === unit ? index : []));
}

const kindsToWrite = fc.oneof(fc.constant(KINDS), fc.subarray([...KINDS]));

function areShort([a, b]: readonly [string, string]): boolean {
  return a.length + b.length < 120;
}

function parseBoth([a, b]: readonly [string, string]): readonly [URLRecord, URLRecord] {
  return [orThrow(parseURL(a)), orThrow(parseURL(b))];
}

/** `file` URLs with drive letters, some of which only a change of the scheme makes, and which do not parse to themselves. */
const twoFileURLs = fc
  .array(
    fc
      .tuple(
        itemOf(["", "h", "localhost"]),
        fc.array(itemOf("C: D: c| a b C:x".split(" ").concat("")), { maxLength: 4 }),
        itemOf(["", "?", "?q", "#f", "?#f"]),
        fc.boolean(),
      )
      .map(([host, segments, tail, isParsed]) => {
        const rest = `/${segments.join("/")}${tail}`;
        if (isParsed || host === "") return orThrow(parseURL(`file://${host}${rest}`));
        return orThrow(setScheme(orThrow(parseURL(`https://${host}${rest}`)), "file"));
      }),
    { minLength: 2, maxLength: 2 },
  )
  .map((urls) => urls as unknown as readonly [URLRecord, URLRecord]);

/** Both start in the same way, so that there is a relation. A base can only have a drive letter at its start. */
const twoReferences = fc
  .tuple(
    itemOf(["", "a/", "/", "/C:/", "/a/", "//h/"]),
    fc.array(
      fc.tuple(
        fc.array(itemOf(["a", "b", "x:y", "a.b"]), { minLength: 1, maxLength: 3 }),
        itemOf(["", "/"]),
        itemOf(["", "?", "?q", "#f", "?q#f", "?#"]),
      ),
      { minLength: 2, maxLength: 2 },
    ),
  )
  .map(([start, parts]) => parts.map(([segments, slash, tail]) => start + segments.join("/") + slash + tail))
  .filter((texts) => texts.every((text) => !/^[a-z]+:/.test(text)))
  .map((texts) => texts as unknown as readonly [string, string]);

const DRIVE = /^\/[A-Za-z]:/;
const BASES = ["https://h/", "x://h/", "x:/", "file:///", "file:///D:/"];
