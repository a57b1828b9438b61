import { readWPT } from "../src/data.ts";
import { describeRows } from "../src/describe-rows.ts";
import { hostConstructorTests } from "../src/host-rows.ts";

describeRows("IdnaTestV2-removed.json", readWPT("IdnaTestV2-removed.json"), hostConstructorTests);
