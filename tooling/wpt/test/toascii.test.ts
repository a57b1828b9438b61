import { readWPT } from "../src/data.ts";
import { describeRows } from "../src/describe-rows.ts";
import { hostConstructorTests, hostSetterTests } from "../src/host-rows.ts";

describeRows("toascii.json", readWPT("toascii.json"), (rows) => [
  ...hostConstructorTests(rows),
  ...hostSetterTests(rows, "host"),
  ...hostSetterTests(rows, "hostname"),
]);
