// Writes the entries of the changelogs. The default of changesets puts a commit hash before each entry, which says
// nothing to users of a package.

/** Returns the entry of one changeset: its text as a list item. */
async function getReleaseLine({ summary }) {
  const [first, ...rest] = summary.trim().split("\n");
  return [`- ${first}`, ...rest.map((line) => (line === "" ? "" : `  ${line}`))].join("\n");
}

/** Nothing: all packages have one version, so each uses the others of its own. */
async function getDependencyReleaseLine() {
  return "";
}

module.exports = { getReleaseLine, getDependencyReleaseLine };
