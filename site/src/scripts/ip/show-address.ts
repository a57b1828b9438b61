import { EXPLANATIONS } from "@url/validator";
import { drawURL } from "../shared/draw-url.ts";
import { type Child, element, replaceContent } from "../shared/element.ts";
import { find, setStatus } from "../shared/find.ts";
import { code, link, makeTable } from "../shared/make-table.ts";
import { placeIn } from "../shared/place.ts";
import { describeAddress } from "./address.ts";
import { drawBits } from "./draw-bits.ts";
import { classFacts } from "./show-class.ts";
import { readSpelling, type Spelling } from "./spelling.ts";

/** An address with a zone has fewer units than this; more is not looked at. */
const MAX_ADDRESS = 1000;

/** Shows everything about an address, and how the URL parser reads its spelling. */
export function showAddress(text: string): void {
  const out = find("address-out");
  if (text === "" || text.length > MAX_ADDRESS) {
    setStatus("address-status", text === "" ? "" : `This is longer than ${MAX_ADDRESS} characters.`);
    replaceContent(out, []);
    return;
  }
  const strict = describeAddress(text);
  const spelling = readSpelling(text);
  const inURL = spelling.kind === "ipv4" || spelling.kind === "ipv6" ? spelling.host : null;
  const described = strict.ok || inURL === null ? strict : describeAddress(inURL.replace(/[[\]]/g, ""));
  setStatus("address-status", statusOf(strict.ok, spelling), strict.ok ? "good" : inURL === null ? "error" : "warning");
  replaceContent(out, [
    element("h3", {}, "In a URL"),
    ...spellingNodes(text, spelling),
    ...(described.ok
      ? [
          element("h3", {}, "What it is for"),
          classFacts(described.value.classification),
          element("h3", {}, "Bits"),
          drawBits(described.value.groups, null, `The bits of ${described.value.address}`),
          element("h3", {}, "Forms"),
          makeTable(
            "Forms of the address",
            ["Form", "Text", "Defined in"],
            described.value.forms.map(({ name, text, see }) => [name, code(text), link(see, nameOf(see))]),
          ),
        ]
      : []),
  ]);
}

function statusOf(isAddress: boolean, { kind, host }: Spelling): string {
  if (isAddress) return "This is an address.";
  if (kind === "ipv4" || kind === "ipv6")
    return `This is not an address by itself, but URL parsers read it as ${host}.`;
  if (kind === "domain") return "This is not an address: URL parsers read it as a domain.";
  return "This is not an address, and URL parsers refuse it.";
}

function spellingNodes(text: string, { host, kind, errors, parts }: Spelling): Child[] {
  const drawn = element("p", { class: "url drawn" });
  drawURL(
    drawn,
    text,
    [],
    errors.map(({ start, end, fatal }) => ({ start, end, kind: fatal ? "error" : "warning" })),
  );
  const result = element(
    "p",
    {},
    host === null ? ["The URL parser refuses this host."] : [`Host (${kind}): `, code(host)],
  );
  return [
    drawn,
    result,
    errors.length > 0 &&
      makeTable(
        "Validation errors",
        ["Code", "Place", "Meaning"],
        errors.map(({ code: name, start, end, fatal }) => [
          link(`https://url.spec.whatwg.org/#${name.toLowerCase()}`, name),
          placeIn(text, { start, end }),
          `${fatal ? "Fatal. " : ""}${EXPLANATIONS[name].message}`,
        ]),
      ),
    parts.length > 0 &&
      makeTable(
        "Numbers of the address",
        ["Number", "Base", "Bytes"],
        parts.map(({ text, radix, bytes }) => [code(text), `${radix}`, bytes.join(".")]),
      ),
  ];
}

function nameOf(see: string): string {
  const rfc = /rfc(\d+)(?:#section-(.+))?$/.exec(see);
  return rfc === null ? "URL Standard" : `RFC ${rfc[1]}${rfc[2] === undefined ? "" : `, ${rfc[2]}`}`;
}
