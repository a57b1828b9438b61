import type { Call, Member, Parameter, ReferenceExport } from "@url/tooling-documents/api";
import { type HTML, html, raw } from "../build/html.ts";
import { sourceAddress } from "../build/root.ts";
import { citationOf, memberAnchor } from "./address.ts";
import { breakLines } from "./break-lines.ts";
import { showExample } from "./example.ts";
import { failureOf } from "./failure.ts";
import { linkNames } from "./linked-code.ts";
import { table } from "./table.ts";
import type { Writer } from "./writer.ts";

/** Everything about one export: what it is, what it takes, what it returns and how it fails, with its example. */
export function exportSection(item: ReferenceExport, writer: Writer): HTML {
  const { entry, name, kind, text, place, calls, members, sees, throws, examples } = item;
  const { prose } = writer;
  const options = calls.flatMap(({ parameters }) => parameters.flatMap(({ options }) => options ?? []));
  const shown = new Map(options.map((one) => [one.type, one]));
  return html`<section class="export" aria-labelledby="${name}">
<h2 id="${name}"><a href="#${name}">${name}</a> <span class="kind">${kind}</span></h2>
<p class="place"><a href="${sourceAddress(place.file, place.line)}">${place.file}:${place.line}</a></p>
${signature(item, writer)}
${prose.block(text, entry, name)}
${calls.map((call) => parameters(call, item, writer))}
${[...shown.values()].map(
  ({ type, members }) => html`<h3>Options, ${code(type, item, writer)}</h3>\n${memberTable(members, item, writer)}`,
)}
${calls.length > 0 && returned(calls, item, writer)}
${failureOf(item, writer)}
${throws.length > 0 && html`<h3>Throws</h3>\n<ul>${throws.map((one) => html`<li>${prose.inline(one, entry, name)}</li>`)}</ul>`}
${kind === "class" ? classMembers(item, writer) : members.length > 0 && html`<h3>Members</h3>\n${memberTable(members, item, writer, name)}`}
${examplesOf(examples, entry, writer)}
${seesOf(sees)}
</section>
`;
}

function signature({ declarations, links, name }: ReferenceExport, { highlight }: Writer): HTML {
  const text = declarations.map((one) => breakLines(one.replace(/^ +#private;\n/m, ""))).join("\n");
  return raw(
    `<pre class="code signature" tabindex="0"><code>${linkNames(highlight(text, "ts"), links, name)}</code></pre>`,
  );
}

function parameters({ parameters }: Call, item: ReferenceExport, writer: Writer): HTML | false {
  const described = parameters.some(({ text, default: value }) => text !== "" || value !== undefined);
  // A name and a type are in the signature already.
  return (
    described &&
    html`<h3>Parameters</h3>
${table(
  `Parameters of ${item.name}`,
  ["name", "meaning"],
  parameters.map((one) => [
    html`<code>${one.name}${one.isOptional && "?"}</code>
<span class="type">${code(one.type, item, writer)}</span>`,
    meaningOf(one, item, writer),
  ]),
)}`
  );
}

function meaningOf({ text, default: value }: Parameter, { entry, name }: ReferenceExport, { prose }: Writer): HTML {
  return html`${prose.inline(text, entry, name)}${
    value !== undefined && value !== "undefined" && value !== "{}" && html` The default is <code>${value}</code>.`
  }`;
}

function memberTable(members: readonly Member[], item: ReferenceExport, writer: Writer, owner?: string): HTML {
  return table(
    owner === undefined ? `Options of ${item.name}` : `Members of ${owner}`,
    ["name", "meaning"],
    members.map(({ name, type, declaration, isOptional, text }) => [
      html`<code${owner !== undefined && html` id="${memberAnchor(owner, name)}"`}>${name}${isOptional && "?"}</code>
<span class="type">${code(type === "" ? declaration : type.replace(/ \| undefined$/, ""), item, writer)}</span>`,
      writer.prose.inline(text, item.entry, item.name),
    ]),
  );
}

function classMembers(item: ReferenceExport, writer: Writer): HTML[] {
  const { entry, name: owner, links } = item;
  const { prose, highlight } = writer;
  const anchors = new Set<string>();
  return item.members.map(({ name, isStatic, declaration, text, throws, examples, sees }) => {
    const plain = memberAnchor(owner, name);
    const anchor = anchors.has(plain) ? `${plain}-${anchors.size}` : plain;
    anchors.add(anchor);
    const title = name === "constructor" ? `new ${owner}` : `${owner}${isStatic ? "." : ".prototype."}${name}`;
    return html`<section class="member" aria-labelledby="${anchor}">
<h3 id="${anchor}"><a href="#${anchor}">${title.replace(".prototype.[", ".prototype[")}</a></h3>
<pre class="code signature" tabindex="0"><code>${raw(linkNames(highlight(declaration.split("\n").map(breakLines).join("\n"), "ts"), links))}</code></pre>
${prose.block(text, entry, owner)}
${throws.length > 0 && html`<p>Throws ${throws.map((one) => prose.inline(one, entry, owner))}.</p>`}
${examplesOf(examples, entry, writer)}
${seesOf(sees)}
</section>`;
  });
}

function returned(calls: readonly Call[], item: ReferenceExport, writer: Writer): HTML {
  const types = [...new Set(calls.map(({ returns }) => returns))];
  return html`<h3>Returns</h3>\n${types.map((type) => html`<p>${code(type, item, writer)}</p>`)}`;
}

function examplesOf(examples: readonly string[], entry: string, { highlight, moduleOf }: Writer): HTML | false {
  const blocks = examples.map((text) => showExample(moduleOf(text, entry)));
  return (
    blocks.length > 0 &&
    html`<p class="of-example">Example</p>
${blocks.map(
  (text) =>
    html`<pre class="code example" tabindex="0" data-lines="${text.split("\n").length}"><code>${raw(highlight(text, "ts"))}</code></pre>\n`,
)}`
  );
}

function seesOf(sees: readonly string[]): HTML | false {
  const links = sees.map((see, index) => html`${index > 0 && " · "}<a href="${see}">${citationOf(see)}</a>`);
  return links.length > 0 && html`<p class="see">See ${links}</p>`;
}

/** A type within text, its names as links. */
function code(type: string, { links, name }: ReferenceExport, { highlight }: Writer): HTML {
  return raw(`<code>${linkNames(highlight(type, "ts"), links, name)}</code>`);
}
