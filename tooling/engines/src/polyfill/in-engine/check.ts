// Modules run in the order of their imports.
import { own } from "./before.ts";
import "@url/api/auto";
import { sendEverywhere } from "./posts.ts";
import type { PolyfillReport } from "./report.ts";

/**
 * Returns a PolyfillReport as JSON; a promise of it if there is a `fetch`, because QuickJS does not wait for promises.
 */
export function runSuite(): string | Promise<string> {
  if (typeof fetch === "undefined")
    return JSON.stringify({ ...inspect(), blobURLs: null, blobURLsOfOwn: null, params: {}, text: {} });
  return report();
}

async function report(): Promise<string> {
  const found: PolyfillReport = {
    ...inspect(),
    blobURLs: await fetchesBlobs(URL),
    blobURLsOfOwn: own === undefined ? null : await fetchesBlobs(own),
    params: await sendEverywhere(new URLSearchParams({ a: "1 é" }), false),
    text: await sendEverywhere(String(new URLSearchParams({ a: "1 é" })), true),
  };
  return JSON.stringify(found);
}

function inspect(): Pick<PolyfillReport, "decision" | "alias" | "clone" | "cloneOfOwn"> {
  const { webkitURL } = globalThis as { webkitURL?: unknown };
  return {
    decision: own === undefined ? "installed" : URL === own ? "kept" : "replaced",
    alias: webkitURL === undefined ? null : webkitURL === URL,
    clone: cloneOf(new URL("a:")),
    cloneOfOwn: own === undefined ? null : cloneOf(new own("a:")),
  };
}

function cloneOf(url: URL): string | null {
  if (typeof structuredClone === "undefined") return null;
  try {
    return JSON.stringify(structuredClone(url));
  } catch (error) {
    return (error as Error).name;
  }
}

async function fetchesBlobs(U: typeof URL): Promise<boolean | null> {
  if (typeof U.createObjectURL !== "function") return null;
  try {
    const url = U.createObjectURL(new Blob(["text"]));
    const text = await (await fetch(url)).text();
    U.revokeObjectURL(url);
    return text === "text";
  } catch {
    return false;
  }
}
