/** The core rules that the grammars here use, from RFC 5234, Appendix B.1. */
export const RFC5234 = `
   ALPHA          =  %x41-5A / %x61-7A   ; A-Z / a-z
   DIGIT          =  %x30-39             ; 0-9
   HEXDIG         =  DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
`;
