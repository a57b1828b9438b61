import { table } from "@url/tooling-shared/markdown";
import type { Case, DraftName } from "./case.ts";
import type { DifferenceClass, Quotation } from "./class.ts";
import { type ClassName, SINCE } from "./class-names.ts";
import { CLASSES } from "./classes/index.ts";
import { readCounts } from "./counts.ts";
import { explain } from "./explain.ts";
import type { View } from "./view.ts";

/** The section of the page on the classes of differences, with the counts of the long run. */
export function differences(): string {
  const names = Object.keys(SINCE) as ClassName[];
  return [INTRODUCTION, counts(), LITERAL, ...names.map((name) => section(name, CLASSES[name]))].join("\n\n");
}

const INTRODUCTION = `## Differences
[tooling/conformance](../tooling/conformance/README.md) has the algorithms of the drafts of 2012, 2014 and 2015, as they are written, for tests only. [tooling/history](../tooling/history/README.md) runs them and our packages on the same inputs: the rows of web-platform-tests, samples of real URLs, all short inputs, and generated ones. A difference has a name if the changes of one or more classes, applied to the draft's result one after the other, give ours. A test fails on a difference without a name, on a class that no input reaches, and on an input that is smaller than the one below.`;

function counts(): string {
  const { rows, documents } = readCounts();
  return table(
    ["document", "inputs", "differences", "classes", `of the ${rows} rows of urltestdata.json as today`],
    Object.entries(documents).map(([name, { inputs, differences, classes, urltestdata }]) => [
      name,
      String(inputs),
      String(differences),
      String(Object.keys(classes).length),
      String(urltestdata),
    ]),
  );
}

const LITERAL =
  "An earlier literal version of the parser of 2014 agreed with 560 rows, because it did not check hyphens. UTS #46 always checked them at that time (the Standard names a flag for it since 2017), so that two rows with a label that ends in a hyphen fail here.";

function section(name: ClassName, found: DifferenceClass): string {
  const [, input] = found.smallest;
  const says = (quotation: Quotation) => `“${quotation.says}” (${quotation.section})`;
  const now = explain(found.smallest[0], input)?.now;
  const { documents } = readCounts();
  const rows = (Object.entries(found.documents) as [DraftName, Quotation][]).map(([document, quotation]) => [
    document,
    says(quotation),
    resultOf(explain(document, input)?.old, now),
    String(documents[document].classes[name] ?? 0),
  ]);
  const { anchor, says: today } = found.today;
  const old = explain(found.smallest[0], input)?.old;
  rows.push([`[today](https://url.spec.whatwg.org/#${anchor})`, `“${today}”`, resultOf(now, old), ""]);
  const header = ["document", "says", "returns", "differences"];
  return `### ${name}\n${sentence(SINCE[name])} The smallest input: ${inputText(input)}.\n\n${table(header, rows, header.slice(0, 3))}`;
}

function sentence(phrase: string): string {
  return `${phrase.replace(/^[a-z]/, (c) => c.toUpperCase())}.`;
}

/** Describes an input. */
function inputText(input: Case): string {
  switch (input.subject) {
    case "parse": {
      const encoding = input.encoding === undefined ? "" : ` in the encoding ${code(input.encoding)}`;
      return `${literal(input.input)}${input.base === null ? "" : ` against ${literal(input.base)}`}${encoding}`;
    }
    case "set":
      return `${literal(input.value)} for \`${input.name}\` of ${literal(input.href)}`;
    case "serialize":
      return `${literal(input.href)} without its fragment`;
    case "construct":
      return `${code(`new URL(${JSON.stringify(input.url)})`)}`;
    case "host":
      return `the host ${literal(input.input)}`;
    case "domain":
      return `${code(`${input.unicode ? "domainToUnicode" : "domainToASCII"}(${JSON.stringify(input.input)})`)}`;
    case "IPv6":
      return `the address ${literal(input.input)}`;
    case "IPv6 serialize":
      return `the pieces ${code(input.pieces.join(" "))}`;
    case "origin":
      return `the origin of ${literal(input.href)}`;
    case "origin attribute":
      return `\`origin\` of ${literal(input.href)}`;
    case "form parse":
      return `the form ${literal(input.input)}${options(input.encoding, input.flags)}`;
    case "form serialize":
      return `the pairs ${code(JSON.stringify(input.pairs))}${options(input.encoding)}`;
    case "params":
      return `a query object of ${code(JSON.stringify(input.init))}`;
    case "params of URL": {
      const { method, name, value } = input.edit;
      return `${code(`${method}(${JSON.stringify(name)}, ${JSON.stringify(value)})`)} on ${literal(input.href)}`;
    }
  }
}

function options(encoding: string | undefined, flags: readonly string[] = []): string {
  return `${encoding === undefined ? "" : ` in the encoding \`${encoding}\``}${flags.map((flag) => ` with the flag ${flag}`).join("")}`;
}

/** Describes a result: the serialized URL, or the components that differ from another result if that has the same. */
function resultOf(view: View | undefined, other: View | undefined): string {
  if (view === undefined) return "–";
  if (view === null) return "failure";
  if (view.thrown) return `throws a ${view.thrown}`;
  if (typeof view.href === "string" && view.href !== other?.href) return literal(view.href);
  return Object.entries(view)
    .filter(([name, text]) => name !== "href" && text !== other?.[name])
    .map(([name, text]) => `${name} ${text === null ? "null" : code(text)}`)
    .join(", ");
}

function literal(text: string): string {
  return code(JSON.stringify(text).replace(/[\x7f-\x9f]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`));
}

function code(text: string): string {
  if (text === "") return "empty";
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}
