/**
 * Returns our extract of the Unicode Consortium's `confusables.txt`: a code point and those of its prototype in each line.
 * @param {string} text
 * @param {string} version such as "19.0.0"
 * @returns {string}
 * @throws Error if the file is of another version, or has no rows
 */
export function confusablesIn(text, version) {
  const [, found] = /^# Version: (\d+\.\d+\.\d+)/m.exec(text) ?? [];
  if (found !== version) throw new Error(`confusables.txt is of version ${found}, not ${version}`);
  const [, date = ""] = /^# Date: (\d{4}-\d\d-\d\d)/m.exec(text) ?? [];
  const rows = [...text.matchAll(/^([\dA-F]{4,6})\s*;\s*([\dA-F ]+?)\s*;/gm)].map(
    ([, source, target]) => `${source} ${target}`,
  );
  if (rows.length === 0) throw new Error("confusables.txt has no rows");
  rows.sort((a, b) => Number.parseInt(a, 16) - Number.parseInt(b, 16));
  return `# The rows of confusables.txt, UTS #39, Unicode ${version} of ${date}: a code point, and the code points of its prototype.
# From https://www.unicode.org/Public/${version}/security/confusables.txt. Names and comments are left out.
# © ${date.slice(0, 4)} Unicode®, Inc., under the Unicode License v3: https://www.unicode.org/license.txt
${rows.join("\n")}
`;
}

/**
 * Returns the rows of IANA's assignments of IPv6 addresses whose status is ALLOCATED: prefix and designation.
 * @param {string} csv
 * @returns {string}
 */
export function allocationsIn(csv) {
  const pattern = /^([\da-f:]+\/\d+),([^,\n]*),[^,\n]*,[^,\n]*,(?:"[^"]*"|[^,\n]*),ALLOCATED,/gm;
  const rows = [...csv.matchAll(pattern)].map(([, prefix, designation]) => `${prefix},${designation}`);
  if (rows.length === 0) throw new Error("the assignments of IPv6 addresses have no row that is allocated");
  return `Prefix,Designation\n${rows.join("\n")}\n`;
}

/**
 * Returns name and status of each scheme in the XML file of IANA's registry.
 * @param {string} xml
 * @returns {string}
 */
export function schemesIn(xml) {
  const records = [...xml.matchAll(/<record\b[^>]*>([\s\S]*?)<\/record>/g)].flatMap(([, record]) => {
    const [, name] = /<value>([^<]*)<\/value>/.exec(record) ?? [];
    const [, status] = /<status>([^<]*)<\/status>/.exec(record) ?? [];
    // The registry writes "shttp (OBSOLETE)".
    return name && status ? [`${name.replace(/\s*\(OBSOLETE\)$/, "")},${status}`] : [];
  });
  if (records.length === 0) throw new Error("the registry of URI schemes has no records");
  return `URI Scheme,Status\n${records.join("\n")}\n`;
}
