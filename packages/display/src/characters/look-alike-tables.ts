// Confusables of UTS #39, version 13.0.0, from unhomoglyph 1.0.6.
// Generated: do not edit. To make it again: npm run generate

/** Letters, marks and digits of other recommended scripts that look like ASCII letters or digits, as differences in base 44. */
export const LATIN =
  "xAG%)%%'%'%'')%'7'/+''''=7M%%/%9%'3')')'%%'%%%'/%''%''5'%''C%'5I%Q=%;')A-%9P99A%%Q+'/;')73+%+)%R?)1'AQ9P7P++'RM)KP/+'l1TG+)T9%)T?P1P1R+'TCP/S;P/S;P/P3R+1MX3TG_)P=V=P'ZAX7Qp/n+S]9oZI)RA%feA%%%%%%%q7%S)%%%PcY#P?QKP/+";

/** Signs that look like delimiters of URLs, or have one among their parts. */
export const DELIMITERS =
  "j-REQCPGU'gEQ?R+%S3UI%%%R_3RCr#R1X3/QU1%%7%C))%%53P;CT/%+%[1%P7P+%/'%+f3QG%%%%%%%%%%%%%%%%%%%XCk-%''i%%%'%T1/%%U%'dEQ1^IWG%]GSM]M%f7-Emx3'%'%%[1Y%U5Efw#%')P%P;'%%5%/''%UK'%3%9%''%P/QxKPWlMV3PM%WU%";
