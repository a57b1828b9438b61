import type { House } from "./complete.ts";

/** Returns why packages with these manifests must not be published, or nothing if they may be. */
export function obstaclesTo(
  { repository }: Pick<House, "repository">,
  manifests: readonly { readonly name: string; readonly version: string }[],
): string[] {
  const obstacles: string[] = [];
  if (repository.includes("/OWNER/")) {
    obstacles.push(
      `the repository is still the placeholder ${repository}. Write its address into the package.json of the workspace, then run "npm run tool -- manifests".`,
    );
  }
  for (const { name, version } of manifests) {
    if (version === "0.0.0") obstacles.push(`${name} has no version yet. Run "npm run release -- version" first.`);
  }
  return obstacles;
}
