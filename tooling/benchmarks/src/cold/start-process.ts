/** Runs in a separate process, from a folder with packages: imports the module that is its argument, and parses a URL. */
const specifier = process.argv[2]!;
// The loader and the clock are warm before the first measurement.
await import("node:path");
performance.now();

const before = performance.now();
const { URL }: { URL: typeof globalThis.URL } = await import(specifier);
const loaded = performance.now();
const { href } = new URL("https://example.com/folder/page.html?q=1#top");
const parsed = performance.now();
if (href !== "https://example.com/folder/page.html?q=1#top") throw new Error(href);

process.stdout.write(JSON.stringify({ load: loaded - before, first: parsed - loaded }));
