declare module "tr46" {
  interface Options {
    checkBidi?: boolean;
    checkHyphens?: boolean;
    checkJoiners?: boolean;
    ignoreInvalidPunycode?: boolean;
    transitionalProcessing?: boolean;
    useSTD3ASCIIRules?: boolean;
    verifyDNSLength?: boolean;
  }
  interface TR46 {
    toASCII(domain: string, options: Options): string | null;
    toUnicode(domain: string, options: Options): { domain: string; error: boolean };
  }
  const tr46: TR46;
  export default tr46;
}
