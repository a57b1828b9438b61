import { testFunctions } from "./wrong/call-all.ts";

testFunctions(/^@url\/[j-z]/, true);
