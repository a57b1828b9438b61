import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import type { Packed } from "./pack-all.ts";

/** Returns what publint reports about a tarball, including suggestions. */
export async function publintOf({ tarball, manifest }: Packed): Promise<string[]> {
  const bytes = readFileSync(tarball);
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const { messages } = await publint({ pack: { tarball: data }, strict: true });
  // The folder of an entry named "test" is taken for tests.
  const meant = messages.filter(({ code }) => !(code === "USE_FILES" && "./test" in manifest.exports));
  return meant.map((message) => `${message.type}: ${formatMessage(message, manifest) ?? message.code}`);
}

/** Returns the problems that TypeScript has with the types, in every mode of resolution. */
export async function wrongTypesOf({ tarball }: Packed): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (result.types === false) return ["the tarball has no types"];
  return result.problems.map((problem) => JSON.stringify(problem));
}
