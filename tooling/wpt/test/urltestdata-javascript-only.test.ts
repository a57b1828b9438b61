import { readWPT } from "../src/data.ts";
import { describeRows } from "../src/describe-rows.ts";
import { canParseTests, constructorTests, originTests, parseTests } from "../src/url-rows.ts";

describeRows("urltestdata-javascript-only.json", readWPT("urltestdata-javascript-only.json"), (rows) => [
  ...constructorTests(rows),
  ...originTests(rows),
  ...canParseTests(rows),
  ...parseTests(rows),
]);
