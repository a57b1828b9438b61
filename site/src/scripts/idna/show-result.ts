import type { IDNAError } from "@url/idna";
import { DOMAIN_EXPLANATIONS } from "@url/validator";
import { drawURL } from "../shared/draw-url.ts";
import { element, replaceContent } from "../shared/element.ts";
import { find, setStatus } from "../shared/find.ts";
import { code, makeFacts, makeTable } from "../shared/make-table.ts";
import { placeIn } from "../shared/place.ts";
import { codePointName } from "./code-point-name.ts";
import type { DomainSteps } from "./explain.ts";
import { nativeHost } from "./shown.ts";

/** Shows what becomes of the whole domain, beside the browser's own answer. */
export function showResult(domain: string, steps: DomainSteps, cut: number): void {
  const { ascii, unicode, errors } = steps;
  const more = cut > 0 ? ` Only the first ${domain.length} units were read.` : "";
  const [first] = errors;
  if (first === undefined) setStatus("domain-status", `The domain is accepted.${more}`, "good");
  else setStatus("domain-status", `The domain is rejected: ${explain(first)}${more}`, "error");
  const drawn = element("p", { class: "url drawn" });
  drawURL(
    drawn,
    domain,
    [],
    errors.map(({ start, end }) => ({ start, end, kind: "error" })),
  );
  const native = nativeHost(domain);
  replaceContent(find("result-out"), [
    drawn,
    errors.length > 0 && errorTable(domain, errors),
    makeFacts([
      ["ToASCII", ascii === null ? "fails" : code(ascii)],
      ["ToUnicode", unicode === null ? "fails" : code(unicode)],
      ["This browser’s host", browserAnswer(native, ascii)],
    ]),
  ]);
}

function browserAnswer(native: string | null, ascii: string | null): HTMLElement {
  const isSame = native === ascii;
  return element("span", { class: isSame ? "" : "different" }, [
    native === null ? "refused" : code(native),
    isSame
      ? " (the same)"
      : " ≠ ToASCII. The host parser also knows IP addresses, percent-encoding and forbidden characters.",
  ]);
}

/** Explains an error with its code point. */
export function explain({ code, codePoint }: IDNAError): string {
  const sentence =
    code in DOMAIN_EXPLANATIONS ? DOMAIN_EXPLANATIONS[code as keyof typeof DOMAIN_EXPLANATIONS].message : code;
  return codePoint === null ? sentence : `${sentence} (${codePointName(codePoint)})`;
}

function errorTable(domain: string, errors: readonly IDNAError[]): HTMLElement {
  return makeTable(
    "Errors",
    ["Rule", "Label", "Place", "Code point", "Meaning"],
    errors
      .slice(0, 50)
      .map((error) => [
        error.code,
        error.label === null ? "all" : `${error.label + 1}`,
        placeIn(domain, error),
        error.codePoint === null ? "" : codePointName(error.codePoint),
        explain({ ...error, codePoint: null }),
      ]),
  );
}
