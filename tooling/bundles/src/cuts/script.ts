import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { ROOT } from "../weigh.ts";
import { type Cut, IMPORTED, NOT_TAKEN, TAKEN } from "./cuts.ts";
import { ROWS } from "./rows.ts";

/** A build of `@url/api` with `url-idna-ascii`. */
export interface Variant {
  readonly name: string;
  readonly script: string;
  /** Bytes of each of {@link IMPORTED}, minified and gzipped. */
  readonly sizes: readonly number[];
  /** The rows that are run with it; all if it is not a change. */
  readonly rows: readonly string[];
}

/** The small build as it is, the fast one, and the small one with each change. */
export function makeVariants(): Promise<Variant[]> {
  return Promise.all([
    variant("small", ["url-small"], undefined),
    variant("fast", [], undefined),
    ...[...NOT_TAKEN, ...TAKEN].map((cut) => variant(cut.name, ["url-small"], cut)),
  ]);
}

/**
 * Returns a script that defines the global function `runSuite`: it runs each row with each variant, in turns, and returns
 * their medians as multiples of that of the first variant as JSON, and null for a variant that the row has nothing to do
 * with. `milliseconds` is how long one visit takes.
 */
export function comparing(variants: readonly Variant[], rounds: number, milliseconds: number): string {
  const bundles = variants.map(({ script }, index) => `${script}\nvariants[${index}] = build;\n`);
  const rows = ROWS.map(([name, does]) => {
    const asked = variants.flatMap((one, index) => (one.rows.includes(name) ? index : []));
    return `[({ URL, URLSearchParams }) => ${does}, [${asked}]]`;
  });
  return `var variants = [], build;
${bundles.join("")}
var rows = [${rows.join(",\n")}];
var ROUNDS = ${rounds}, TIME = ${milliseconds};
globalThis.runSuite = ${compare};
`;
}

async function variant(name: string, conditions: readonly string[], cut: Cut | undefined): Promise<Variant> {
  const plugins = cut === undefined ? [] : [changed(cut)];
  const texts = await Promise.all(IMPORTED.map((one) => bundle(sourceOf(one), conditions, plugins, "esm")));
  const script = await bundle(sourceOf(IMPORTED[0]), conditions, plugins, "iife");
  const rows = cut?.rows ?? ROWS.map(([row]) => row);
  return { name, script, sizes: texts.map((text) => gzipSync(text, { level: 9 }).length), rows };
}

function sourceOf([, names, entry]: (typeof IMPORTED)[number]): string {
  return `export { ${names} } from "${entry}";`;
}

async function bundle(
  source: string,
  conditions: readonly string[],
  plugins: readonly Plugin[],
  format: "esm" | "iife",
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: join(ROOT, "tooling/bundles") },
    bundle: true,
    write: false,
    // Hermes 0.12 takes a division behind a template, which esbuild writes, for a regular expression.
    minify: format === "esm",
    format,
    ...(format === "iife" && { globalName: "build" }),
    platform: "neutral",
    target: "es2022",
    charset: "ascii",
    conditions: ["@url/source", "url-idna-ascii", ...conditions],
    plugins: [...plugins],
    logLevel: "silent",
  });
  return outputFiles![0]!.text;
}

/** Throws if a source that is in the bundle does not have the text that the cut replaces. */
function changed({ name, edits = [], fast }: Cut): Plugin {
  return {
    name: "cut",
    setup({ onLoad, onResolve, onEnd }) {
      const open = new Set<(typeof edits)[number]>();
      for (const edit of edits) {
        const [file, from, to] = edit;
        onLoad({ filter: new RegExp(`${file.replaceAll("/", "[\\\\/]")}$`) }, async ({ path }) => {
          const { readFile } = await import("node:fs/promises");
          const text = await readFile(path, "utf8");
          const contents = text.replace(from, () => to);
          if (contents === text) open.add(edit);
          return { contents, loader: "ts" };
        });
      }
      onEnd(() => {
        if (open.size > 0)
          throw new Error(`"${name}" changes nothing in ${[...open].map(([file]) => file).join(", ")}`);
      });
      if (fast === undefined) return;
      const [packageName, ...names] = fast;
      const folder = join(ROOT, "packages", packageName, "src");
      onResolve({ filter: /^#fast$/ }, ({ resolveDir }) =>
        resolveDir === folder || dirname(resolveDir) === folder
          ? { path: folder, namespace: "fast", sideEffects: false }
          : undefined,
      );
      onLoad({ filter: /./, namespace: "fast" }, () => ({
        contents: `export * from "./fast/none.ts"; export { ${names.join(", ")} } from "./fast/index.ts";`,
        resolveDir: folder,
      }));
    },
  };
}

/** Runs in the engine, so it uses nothing from outside but \`variants\`, \`rows\`, \`ROUNDS\` and \`TIME\`. */
const compare = `function () {
  var now = typeof performance === "object" ? function () { return performance.now(); } : Date.now;
  var median = function (list) { return list.sort(function (a, b) { return a - b; })[list.length >> 1]; };
  var results = rows.map(function (row) {
    var tasks = row[1].map(function (index) { return row[0](variants[index]); });
    var answers = tasks.map(function (task) { return [task(1), task(2)].join(" "); });
    answers.forEach(function (answer) { if (answer !== answers[0]) throw new Error(answer + " is not " + answers[0]); });
    var time = function (task, count) {
      var start = now();
      for (var n = 0; n < count; n++) task(n);
      return now() - start;
    };
    // Three times, because a visit may be interrupted, and until everything is compiled.
    var count = 16;
    while (Math.min(time(tasks[0], count), time(tasks[0], count), time(tasks[0], count)) < TIME && count < 1e7) count *= 2;
    for (var warm = 0; warm < 2; warm++) tasks.forEach(function (task) { time(task, count); });
    while (Math.min(time(tasks[0], count), time(tasks[0], count), time(tasks[0], count)) < TIME && count < 1e7) count *= 2;
    var times = tasks.map(function () { return []; });
    for (var round = 0; round < ROUNDS; round++) {
      tasks.forEach(function (task, i) { times[i].push(time(task, count)); });
    }
    var medians = times.map(median);
    return variants.map(function (_, index) {
      var at = row[1].indexOf(index);
      return at === -1 ? null : medians[at] / medians[0];
    });
  });
  return JSON.stringify(results);
}`;
