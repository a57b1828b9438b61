import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Reads what is published at an address. Throws if that fails.
 * @param {string} url
 * @returns {Promise<string>}
 */
export async function readNetwork(url) {
  const { GITHUB_TOKEN } = process.env;
  // Without a token, GitHub's API answers 60 times an hour, which is enough.
  const isAPI = new URL(url).host === "api.github.com";
  const headers = isAPI && GITHUB_TOKEN ? { authorization: `Bearer ${GITHUB_TOKEN}` } : {};
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.text();
}

/**
 * Reads copies instead: `<place>/<host>/<path>`, from a folder or from a server whose address begins with "http".
 * @param {string} place
 * @returns {(url: string) => Promise<string>}
 */
export function readCopies(place) {
  const isAddress = /^https?:/.test(place);
  return (url) => {
    const { host, pathname } = new URL(url);
    return isAddress
      ? readNetwork(`${place.replace(/\/$/, "")}/${host}${pathname}`)
      : readFile(join(place, host, pathname), "utf8");
  };
}
