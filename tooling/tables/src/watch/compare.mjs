/**
 * @typedef {{ name: string, remedy: string, pinned: string | null } & (
 *   | { kind: "commits", repository: string, path: string, since: string | null }
 *   | { kind: "version", url: string, pattern: string }
 *   | { kind: "file", url: string }
 *   | { kind: "rows", url: string, pattern: string }
 *   | { kind: "sources" })} Pin
 * @typedef {{ name: string, remedy: string, state: string, changes: string[] }} Answer
 * @typedef {(place: string) => Promise<string>} Read
 */

/**
 * Compares a pin with what is published. `changes` is empty if they are the same; what cannot be read is a change too,
 * because nobody would notice otherwise that an address has moved.
 * @param {Pin} pin
 * @param {Read} read what reads an address
 * @param {(path: string) => string} readPinned what reads a file of the repository
 * @returns {Promise<Answer>}
 */
export async function compare(pin, read, readPinned) {
  const { name, remedy } = pin;
  if (pin.pinned === null) return { name, remedy, state: "not pinned", changes: [] };
  try {
    return { name, remedy, ...(await differ(pin, read, readPinned)) };
  } catch (error) {
    const reason = /** @type {Error} */ (error).message;
    return { name, remedy, state: `Pinned: ${pin.pinned}.`, changes: [`It could not be read: ${reason}`] };
  }
}

/**
 * @param {Pin} pin
 * @param {Read} read
 * @param {(path: string) => string} readPinned
 * @returns {Promise<{ state: string, changes: string[] }>}
 */
async function differ(pin, read, readPinned) {
  switch (pin.kind) {
    case "commits":
      return differInCommits(pin, await read(addressOf(pin)));
    case "version":
      return differInVersion(pin, await read(pin.url));
    case "file":
      return differInLines(pin.pinned, readPinned(pin.pinned), await read(pin.url));
    case "rows":
      return differInLines(pin.pinned, withoutHeader(readPinned(pin.pinned)), rowsIn(pin, await read(pin.url)));
    case "sources":
      return differInSources(pin.pinned, withoutHeader(readPinned(pin.pinned)), read);
    default:
      throw new Error(`pins.json has the kind "${/** @type {any} */ (pin).kind}", which is unknown.`);
  }
}

/** The address of the newest commits that touch a path, at most 100, from a day before the pin on. */
export function addressOf({ repository, path, since }) {
  return `https://api.github.com/repos/${repository}/commits?per_page=100&since=${since}T00:00:00Z&path=${path}`;
}

/** @returns {{ state: string, changes: string[] }} */
function differInCommits({ repository, pinned }, json) {
  const commits = JSON.parse(json);
  if (!Array.isArray(commits)) throw new Error("the answer is not a list of commits");
  const at = commits.findIndex(({ sha }) => sha === pinned);
  // If it is not among the newest 100, all of these are shown.
  const newer = at === -1 ? commits : commits.slice(0, at);
  return {
    state: `Pinned: ${pinned.slice(0, 7)}.`,
    changes: newer.map(({ sha, commit }) => {
      const title = commit.message.split("\n")[0].trim();
      return `${commit.committer.date.slice(0, 10)} https://github.com/${repository}/commit/${sha} ${title}`;
    }),
  };
}

/** @returns {{ state: string, changes: string[] }} */
function differInVersion({ url, pattern, pinned }, text) {
  const version = new RegExp(pattern).exec(text)?.[1];
  if (version === undefined) throw new Error(`no version in ${url}`);
  const isSame = version === pinned;
  return { state: `Pinned: ${pinned}.`, changes: isSame ? [] : [`${url} has version ${version}.`] };
}

/** @returns {{ state: string, changes: string[] }} */
function differInLines(path, pinned, published) {
  const before = linesOf(pinned);
  const after = linesOf(published);
  const removed = before.filter((line) => !after.includes(line)).map((line) => `removed: \`${line}\``);
  const added = after.filter((line) => !before.includes(line)).map((line) => `added: \`${line}\``);
  return { state: `Pinned: ${path}.`, changes: [...removed, ...added] };
}

/** The groups of each match of a pattern, as the lines of our file have them. */
function rowsIn({ url, pattern }, text) {
  const rows = [...text.matchAll(new RegExp(pattern, "gm"))].map((match) => match.slice(1).join(","));
  if (rows.length === 0) throw new Error(`no rows in ${url}`);
  return rows.join("\n");
}

/**
 * Looks in the page that each row names as its source for the address of the row.
 * @param {Read} read
 * @returns {Promise<{ state: string, changes: string[] }>}
 */
async function differInSources(path, pinned, read) {
  const changes = [];
  const rows = linesOf(pinned).map((line) => line.split(","));
  for (const source of new Set(rows.map(([, , , source]) => source))) {
    try {
      const page = await read(source);
      for (const [prefix] of rows.filter((row) => row[3] === source)) {
        // The length of a single address is not written there.
        const address = prefix.replace(/\/(32|128)$/, "");
        if (!page.includes(address)) changes.push(`${source} does not name ${address}.`);
      }
    } catch (error) {
      changes.push(`${source} could not be read: ${/** @type {Error} */ (error).message}`);
    }
  }
  return { state: `Pinned: ${path}.`, changes };
}

function withoutHeader(text) {
  return text.slice(text.indexOf("\n") + 1);
}

/** Lines without their ends: a line break in quotes makes two lines of a row, which are compared one by one. */
function linesOf(text) {
  return text.split(/\r?\n/).filter((line) => line !== "");
}
