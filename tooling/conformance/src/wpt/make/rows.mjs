/** Returns the rows of a file of web-platform-tests without its comments: a list, or an object of lists. */
export function rowsOf(path, text) {
  const data = JSON.parse(path.endsWith(".js") ? tableOf(path, text) : text);
  if (Array.isArray(data)) return withoutComments(data);
  const lists = Object.entries(data).filter(([key]) => key !== "comment");
  return Object.fromEntries(lists.map(([key, list]) => [key, withoutComments(list)]));
}

/** Returns rows as JSON, one row a line, in ASCII: no editor and no checkout changes a lone surrogate or a space. */
export function toText(rows) {
  const text = Array.isArray(rows)
    ? listOf(rows)
    : `{\n${Object.entries(rows)
        .map(([key, list]) => `${JSON.stringify(key)}: ${listOf(list)}`)
        .join(",\n")}\n}`;
  return `${text}\n`;
}

/** In a list, a text is a comment. In a row, the keys `comment` and `//` are. */
function withoutComments(list) {
  return list
    .filter((row) => typeof row !== "string")
    .map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== "comment" && key !== "//")));
}

/** Returns the table with which a test script begins, as JSON. Its texts with single quotes have no escapes. */
function tableOf(path, text) {
  const end = text.indexOf("].forEach(");
  if (end < 0) throw new Error(`${path} does not contain a table of rows: "].forEach(" is missing`);
  return text.slice(text.indexOf("["), end + 1).replace(/'([^'"\\\n]*)'/g, '"$1"');
}

function listOf(rows) {
  return `[\n${rows.map(lineOf).join(",\n")}\n]`;
}

function lineOf(row) {
  return JSON.stringify(row).replace(/[^\x20-\x7e]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
