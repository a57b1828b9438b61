import { run } from "@url/cli";
import * as display from "@url/display";
import { protectNames, skeleton } from "@url/display/confusables";
import { repairTyped } from "@url/display/typed";
import { hostOf } from "@url/host";
import * as validator from "@url/validator";
import { agrees } from "@url/validator/agree";
import * as valid from "@url/validator/html";
import * as schema from "@url/validator/schema";
import * as whatwg from "@url/whatwg-url";
import { call, calls, HAN, LATIN, type MemoryShape, record, text } from "../shape.ts";

const VALID = text("http://a/", "%41/");
const PATH = text("/", "%41/");
const SPACES = text("http://a/", `${"a".repeat(99)} `);
const ROPE = text("http://a/", `${LATIN} b`);

/** What is for people to read, and the other names of `whatwg-url`. */
export const PEOPLE_CALLS: readonly MemoryShape[] = [
  ...calls("@url/validator", validator, VALID, [
    "isAbsoluteURLString",
    "isAbsoluteURLWithFragmentString",
    "isValidNonEmptyURLString",
    "isValidNonEmptyURLStringPotentiallySurroundedBySpaces",
    "isValidURLStringPotentiallySurroundedBySpaces",
    "isValidURLString",
  ]),
  ...calls("@url/validator/html", valid, VALID, [
    "isValidAbsoluteURL",
    "isValidNonEmptyURL",
    "isValidNonEmptyURLPotentiallySurroundedBySpaces",
    "isValidURL",
    "isValidURLPotentiallySurroundedBySpaces",
  ]),
  ...calls("@url/validator", validator, PATH, [
    "isPathAbsoluteNonAuthorityURLString",
    "isPathAbsoluteURLString",
    "isPathRelativeSchemeLessURLString",
    "isPathRelativeURLString",
    "isURLFragmentString",
    "isURLQueryString",
  ]),
  ...calls("@url/validator", validator, text("//a/", "%41/"), [
    "isSchemeRelativeFileURLString",
    "isSchemeRelativeSpecialURLString",
    "isSchemeRelativeURLString",
  ]),
  ...calls("@url/validator", validator, text("", HAN), ["isOpaquePathURLString", "isURLPathSegmentString"]),
  ...calls("@url/validator", validator, text("", "a"), ["isURLSchemeString"]),
  ...calls("@url/validator", validator, text("", "1"), ["isURLPortString", "isValidIPv4AddressString"]),
  ...calls("@url/validator", validator, text("", "1:"), ["isValidIPv6AddressString"]),
  ...calls("@url/validator", validator, text("", `${LATIN}.`), ["isValidDomainString", "isValidHostString"]),
  ...calls("@url/validator", validator, text("", "%41", ":80"), [
    "isOpaqueHostAndPortString",
    "isValidOpaqueHostString",
  ]),
  ...calls("@url/validator", validator, PATH, ["isRelativeURLString", "isRelativeURLWithFragmentString"], (is, input) =>
    is(input, "special"),
  ),
  call("@url/validator applySuggestion", SPACES, (input) =>
    validator.applySuggestion(input, { start: 0, end: 1, replacement: "a" }),
  ),
  call("@url/validator caretLines", ROPE, (input) => validator.caretLines(input, input.length >> 1, input.length - 1)),
  call("@url/validator fix", SPACES, (input) => validator.fix(input)),
  call("@url/validator findErrors", ROPE, (input) => validator.findErrors(input)),
  call("@url/validator formatDiagnostic", ROPE, (input) =>
    validator.formatDiagnostic(validator.findErrors(input, { maxErrors: 1 }).diagnostics[0]!, input),
  ),
  ...calls("@url/validator", validator, text("http://u:", `${LATIN}:`, "@h/"), ["hidePasswords"]),
  call("@url/validator toEditorDiagnostic", ROPE, (input) =>
    validator.toEditorDiagnostic(validator.findErrors(input, { maxErrors: 1 }).diagnostics[0]!, input),
  ),
  call("@url/validator toSARIF", ROPE, (input) =>
    validator.toSARIF(
      validator.findErrors(input, { maxErrors: 1 }).diagnostics.map((diagnostic) => ({ diagnostic, input })),
    ),
  ),
  call("@url/validator validate", SPACES, (input) => validator.validate(input)),
  ...calls("@url/validator", validator, text("", "\u202e\n"), ["visible"]),
  call("@url/validator/agree agrees", text("http://a/", "%c3%a9/../"), (input) => agrees(input)),
  ...calls("@url/validator/schema", schema, text("https://a.example/", "a b"), ["createURLSchema"], check),
  ...calls("@url/validator/schema", schema, text("", `${LATIN}.`), ["createHostSchema"], check),
  ...calls("@url/validator/schema", schema, text("", "1:"), ["createIPSchema"], check),
  ...calls("@url/validator/schema", schema, text("a@", "a."), ["createEmailSchema"], check),
  call("@url/display displayHost", record("http://", `${LATIN.repeat(30)}.`, "a/"), (input) =>
    display.displayHost(hostOf(input)!),
  ),
  call("@url/display displayURL", record("http://a/", "%C3%A9"), (input) =>
    display.displayURL(input, { maxWidth: 50 }),
  ),
  call("@url/display findSpoofs", text("http://a/", "%E2%80%AE"), (input) => display.findSpoofs(input)),
  call("@url/display hideSecrets", text("http://u:p@a/?", "token=a&"), (input) => display.hideSecrets(input)),
  call("@url/display/typed repairTyped", text("www.example.com/", `${LATIN} `, '").)'), (input) => repairTyped(input)),
  call("@url/display/confusables protectNames", text("", "a."), (input) => protectNames([])(input)),
  call("@url/display/confusables skeleton", text("", LATIN), (input) => skeleton(input)),
  call("@url/cli run", (length) => new TextEncoder().encode(ROPE(length)), normalizeLine),
  ...calls("@url/whatwg-url", whatwg, ROPE, [
    "basicURLParse",
    "isValidURLString",
    "parseURL",
    "parseURLWithValidationErrors",
  ]),
  ...calls("@url/whatwg-url", whatwg, text("", "%c3%a9"), ["percentDecodeString", "serializeHost"]),
  call("@url/whatwg-url percentDecodeBytes", (length) => new Uint8Array(length).fill(0x25), whatwg.percentDecodeBytes),
  ...calls("@url/whatwg-url", whatwg, whatwgRecord, [
    "cannotHaveAUsernamePasswordPort",
    "hasAnOpaquePath",
    "serializePath",
    "serializeURL",
    "serializeURLOrigin",
  ]),
  ...calls("@url/whatwg-url", whatwg, text("", `${LATIN} b`), ["setThePassword", "setTheUsername"], (set, input) => {
    const url = whatwg.parseURL("http://a/")!;
    set(url, input);
    return url;
  }),
];

function check(create: () => schema.TextSchema, input: string): unknown {
  return create()["~standard"].validate(input);
}

function whatwgRecord(length: number): whatwg.URLRecord {
  return whatwg.parseURL(text("a:", "b")(length))!;
}

/** `url normalize` of one line, whose output nobody keeps. */
async function normalizeLine(line: Uint8Array): Promise<number> {
  const output = { closed: false, write: () => undefined };
  return run(["normalize"], { input: lines(line), output, errors: output });
}

async function* lines(line: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < line.length; at += 65_536) yield line.subarray(at, at + 65_536);
}
