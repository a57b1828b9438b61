import type { Work } from "../case.ts";
import { type Everyday, operation } from "./implementations.ts";
import type { Operation } from "./row.ts";

// As in operations.ts: each function uses nothing but its argument.

type TextFunction = (text: string) => string;
type Test = (text: string) => boolean;

/** `percentDecodeText(text)`, beside `decodeURIComponent(text)` */
export const decode: Operation<string> = convert(({ decode }) => decode);

/** `utf8PercentEncode(text, COMPONENT)`, beside `encodeURIComponent(text)` */
export const encode: Operation<string> = convert(({ encode }) => encode);

/** `domainToASCII(text)`, beside that of `node:url` */
export const toASCII: Operation<string> = convert(({ domainToASCII }) => domainToASCII);

/** `domainToUnicode(text)`, beside that of `node:url` */
export const toUnicode: Operation<string> = convert(({ domainToUnicode }) => domainToUnicode);

/** `parseIPv4(text).ok`, beside `isIPv4(text)` of `node:net` */
export const isIPv4: Operation<string> = ask(({ isIPv4 }) => isIPv4);

/** `isAddress(text)`, beside `isIP(text)` of `node:net` */
export const isIP: Operation<string> = ask(({ isIP }) => isIP);

function convert(choose: (everyday: Everyday) => TextFunction | undefined): Operation<string> {
  return operation(
    ({
      choose,
      ...everyday
    }: Everyday & { readonly choose: (everyday: Everyday) => TextFunction | undefined }): Work<string> => {
      const call = choose(everyday)!;
      return {
        run: (input) => {
          const text = call(input);
          return text.length + text.charCodeAt(text.length - 1);
        },
        text: (input) => call(input),
      };
    },
    { needs: choose, more: () => ({ choose }) },
  );
}

function ask(choose: (everyday: Everyday) => Test | undefined): Operation<string> {
  return operation(
    ({
      choose,
      ...everyday
    }: Everyday & { readonly choose: (everyday: Everyday) => Test | undefined }): Work<string> => {
      const call = choose(everyday)!;
      return {
        run: (input) => (call(input) ? 1 : 0),
        text: (input) => `${call(input)}`,
      };
    },
    { needs: choose, more: () => ({ choose }) },
  );
}
