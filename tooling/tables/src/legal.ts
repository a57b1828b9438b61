/**
 * Notices that stay in a bundle: bundlers keep a comment that begins with "!" beside the table that follows it. The texts of the
 * licences are in the file of notices of each package: tooling/build.
 */
export const LEGAL = {
  suffixList: "/*! Public Suffix List, MPL-2.0, https://mozilla.org/MPL/2.0/ */",
  unicode: "/*! (c) Unicode, Inc., Unicode-3.0 */",
  chromium: "/*! (c) The Chromium Authors, BSD-3-Clause */",
} as const;
