/** @see https://url.spec.whatwg.org/#forbidden-host-code-point */
export const FORBIDDEN_HOST_CODE_POINT: RegExp = /[\0\t\n\r #/:<>?@[\\\]^|]/;

/**
 * The same, the C0 controls, "%" and U+007F.
 * @see https://url.spec.whatwg.org/#forbidden-domain-code-point
 */
export const FORBIDDEN_DOMAIN_CODE_POINT: RegExp = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/;

/**
 * Matches one or more units of ASCII, none of them forbidden: only their case can need work. It and `IN_LABEL` of the
 * parser's grammar are written out, because making them from the class above took 30 bytes more of a bundle. Tests compare
 * both with it, for every unit of ASCII.
 */
export const ASCII_DOMAIN: RegExp = /^[!"$&-.0-9;=A-Z_`a-z{}~]+$/;
