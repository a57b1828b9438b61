declare module "tr46" {
  interface ProcessingOptions {
    readonly checkBidi?: boolean;
    readonly checkHyphens?: boolean;
    readonly checkJoiners?: boolean;
    readonly ignoreInvalidPunycode?: boolean;
    readonly transitionalProcessing?: boolean;
    readonly useSTD3ASCIIRules?: boolean;
  }
  /** Null stands for "an error was recorded". */
  export function toASCII(
    domainName: string,
    options?: ProcessingOptions & { readonly verifyDNSLength?: boolean },
  ): string | null;
  export function toUnicode(domainName: string, options?: ProcessingOptions): { domain: string; error: boolean };
}
