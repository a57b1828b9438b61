// Confusables of UTS #39, version 18.0.0 (© Unicode, Inc., Unicode License v3), and what Chromium adds
// (© The Chromium Authors, BSD-3-Clause): tooling/data/unicode and tooling/data/chromium.
// Generated: do not edit. To make it again: npm run generate

/*! (c) Unicode, Inc., Unicode-3.0 */
/*! (c) The Chromium Authors, BSD-3-Clause */

/** Letters, marks and digits of other recommended scripts that look like ASCII letters or digits, as differences in base 44. */
export const LATIN =
  "xAG%)%%'%'%'')%'7'+%%%)'''%%+57M%%-%%9%'3')')'%%'%%%'/%''%''')+%%%'')'%%'1%'5I%)%P7M%9%')A-%9%P79%7)%%%PG3'/9%')%-+)''%+%+%'%R;''%%/'A'%Q3P7P++'RM)KP/+'h'Q3PI'%3P;RE'')Q9Q;7%%%%%Q3'R)%%%+P#P1R+'))Q-9QCP/S;%%%P)QAPI%'+MP1%1%5Q51MU?)'%%)%'''/M%ATG]I%'=%)3P='G/'Q3%+%%P;+7/3)%+%5+)A';QCT1Q/GP7C-PMCP7P'PG-)R/Q+PX'PXK%%EP;/'SASY9q+[%'3Q%Q=VgIP?'g]))RA%PV7eW5TG%%%%%%%q7%S)%%%X-PcOEP?QKP/+";

/** Signs that look like delimiters of URLs, or have one among their parts. */
export const DELIMITERS =
  "W;%%a=REQCPGU'gEQ?R+%S3UI%%%]AQz+Q/P-RCr#R1X3/QU1%%7%C))%%53P;CT/%+%R9%%%%%%%%%%%%W/%P7%P)%)%''%+f3QG%%%%%%%%%%%%%%%%%%%XC%k+%''i%%%'%SM3/%%U%'UM]G%Q/]MKWG%]GSM]K%%e-1K+%E/%mx%'%'%%[-'Y%U5E%PV#eoM%')P%P;'%%5%/''%UK'%3%9%''%P/k'Q]GV9P^ERAQ)Z?W3xKYGb#Pe9PRa%S=V3PM%U{EPU/Pc3'%";
