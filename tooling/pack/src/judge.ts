import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import type { Packed } from "./pack-all.ts";

/** Returns what publint reports about a tarball, including suggestions. */
export async function publintOf({ tarball, manifest }: Packed): Promise<string[]> {
  const bytes = readFileSync(tarball);
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const { messages } = await publint({ pack: { tarball: data }, strict: true });
  return messages.map((message) => `${message.type}: ${formatMessage(message, manifest) ?? message.code}`);
}

/**
 * Returns the problems that TypeScript would have with the types. The packages are ESM only, so older resolutions do
 * not count.
 */
export async function wrongTypesOf({ tarball }: Packed): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (result.types === false) return ["the tarball has no types"];
  return result.problems.filter(isOfESM).map((problem) => JSON.stringify(problem));
}

function isOfESM(problem: Problem): boolean {
  if ("resolutionKind" in problem) return !["node10", "node16-cjs"].includes(problem.resolutionKind);
  if ("resolutionOption" in problem) return problem.resolutionOption !== "node10";
  return true;
}
