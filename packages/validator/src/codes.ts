import type { findDomainErrors } from "@url/host";

export type { ValidationErrorCode } from "@url/parser";

/** The rules of UTS #46 by which a domain can fail. */
export type IDNARule = ReturnType<typeof findDomainErrors>[number]["code"];
