import { readFileSync } from "node:fs";

/** The version in this package's `package.json`, which lies one folder above both the source and the built file. */
export function version(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
