import { readFileSync } from "node:fs";
import { join } from "node:path";
import { engineTitle, readResults } from "@url/tooling-benchmarks";
import type { SizeData } from "@url/tooling-bundles";
import { createAddPage } from "../build/add-page.ts";
import type { EleventyConfig } from "../build/eleventy.ts";
import { ROOT } from "../build/root.ts";
import { buildsPage } from "./builds-page.ts";
import { enginesPage } from "./engines-page.ts";
import { growthPage, memoryPage } from "./long-inputs-pages.ts";
import { createRenderMarkdown } from "./markdown.ts";
import { serversPage } from "./servers-page.ts";
import { importPages, importsPage, sizesPage } from "./sizes-page.ts";
import { lossesPage, ratiosPage, topicPage } from "./speed-pages.ts";
import { startPage } from "./start-page.ts";
import { timesAddress, timesPage } from "./times-page.ts";
import { TOPICS, topicAddress } from "./topics.ts";

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
  for (const topic of TOPICS.slice(1)) {
    add(topicAddress(topic), topic.title, topic.text, () => topicPage(topic, results));
  }
  for (const engine of results.engines) {
    const title = `Every time, ${engineTitle(engine)}`;
    add(timesAddress(results.engines, engine), title, `${title}: nanoseconds an input, of every implementation.`, () =>
      timesPage(results, engine),
    );
  }
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
  add("/sizes/", "Sizes", "What URL and URLSearchParams add to a bundle, beside others.", () =>
    sizesPage(sizes, markdown),
  );
  for (const { url, title, names } of importPages(sizes)) {
    add(url, title, `${title}: what each adds to a bundle.`, () => importsPage(sizes, title, names));
  }
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
