import { readWPT } from "../../src/wpt/data.ts";
import { describeRows } from "../../src/wpt/describe-rows.ts";
import { canParseTests, constructorTests, originTests, parseTests } from "../../src/wpt/url-rows.ts";

describeRows("urltestdata.json", readWPT("urltestdata.json"), (rows) => [
  ...constructorTests(rows),
  ...originTests(rows),
  ...canParseTests(rows),
  ...parseTests(rows),
]);
