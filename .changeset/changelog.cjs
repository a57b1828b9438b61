// Writes the entries of the changelogs. The default of changesets puts a commit hash before each entry, which says
// nothing to users of a package.

/** Returns the entry of one changeset: its text as a list item. */
async function getReleaseLine({ summary }) {
  const [first, ...rest] = summary.trim().split("\n");
  return [`- ${first}`, ...rest.map((line) => (line === "" ? "" : `  ${line}`))].join("\n");
}

/** Returns the entry for dependencies that have new versions, or "" if there are none. */
async function getDependencyReleaseLine(_changesets, dependencies) {
  if (dependencies.length === 0) return "";
  return `- Uses ${dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`).join(", ")}.`;
}

module.exports = { getReleaseLine, getDependencyReleaseLine };
