import { testFunctions } from "./wrong/call-all.ts";

testFunctions(/^@url\/[a-i]/, true);
