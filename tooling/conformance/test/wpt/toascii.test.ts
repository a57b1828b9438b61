import { readWPT } from "../../src/wpt/data.ts";
import { describeRows } from "../../src/wpt/describe-rows.ts";
import { hostConstructorTests, hostSetterTests } from "../../src/wpt/host-rows.ts";

describeRows("toascii.json", readWPT("toascii.json"), (rows) => [
  ...hostConstructorTests(rows),
  ...hostSetterTests(rows, "host"),
  ...hostSetterTests(rows, "hostname"),
]);
