/** How {@link toASCII} and {@link findIDNAErrors} check a domain. */
export interface IDNAOptions {
  /**
   * CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength: false, as browsers parse domains, or true, as a valid domain
   * requires. The default is false.
   */
  readonly strict?: boolean | undefined;
}
