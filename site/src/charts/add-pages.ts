import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readResults } from "@url/tooling-benchmarks";
import type { SizeData } from "@url/tooling-bundles";
import { createAddPage } from "../build/add-page.ts";
import type { EleventyConfig } from "../build/eleventy.ts";
import { ROOT } from "../build/root.ts";
import { buildsPage } from "./builds-page.ts";
import { enginesPage } from "./engines-page.ts";
import { growthPage, memoryPage } from "./long-inputs-pages.ts";
import { createRenderMarkdown } from "./markdown.ts";
import { serversPage } from "./servers-page.ts";
import { sizesPage } from "./sizes-page.ts";
import { lossesPage, ratiosPage } from "./speed-pages.ts";
import { startPage } from "./start-page.ts";
import { timesPage } from "./times-page.ts";

/** Adds the pages of figures, from the data in `docs/`. */
export async function addFigurePages(config: EleventyConfig): Promise<void> {
  const results = readResults(ROOT);
  const notes = readJSON("tooling/data/benchmark-notes.json") as Readonly<Record<string, string>>;
  const sizes = readJSON("tooling/data/sizes.json") as SizeData;
  const markdown = await createRenderMarkdown();
  const add = createAddPage(config, "figures");
  add("/benchmarks/", "Benchmarks", "How many times as fast, on each version of Node.", () =>
    ratiosPage(results, markdown),
  );
  add("/benchmarks/losses/", "Where we lose, and why", "Every row in which ours is slower, and the reason.", () =>
    lossesPage(results, notes, markdown),
  );
  add("/benchmarks/times/", "Every time", "Nanoseconds an input, of every implementation on every engine.", () =>
    timesPage(results),
  );
  add("/benchmarks/builds/", "Two builds", "The fast build beside the small one.", () =>
    buildsPage(results.builds!, notes.builds ?? "", markdown),
  );
  add("/benchmarks/start/", "Start-up time", "What a process takes until its first URL.", () =>
    startPage(results, notes.start ?? "", markdown),
  );
  add("/benchmarks/servers/", "Forms on servers", "CPU time of a request, beside other readers of forms.", () =>
    serversPage(results.servers!, notes.servers ?? "", markdown),
  );
  add("/benchmarks/growth/", "Growth", "Time against the length of the input.", () =>
    growthPage(results, notes.growth ?? "", markdown),
  );
  add("/benchmarks/memory/", "Memory", "What a call takes beyond its input and output.", () =>
    memoryPage(results.memory!, notes.memory ?? "", markdown),
  );
  add("/sizes/", "Sizes", "What each import adds to a bundle.", () => sizesPage(sizes, markdown));
  add("/engines/", "Engines and tools", "Where the packages run, and what can use them.", () =>
    enginesPage(read("docs/runtimes.md"), read("docs/compatibility.md"), markdown),
  );
}

function readJSON(path: string): unknown {
  return JSON.parse(read(path));
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}
