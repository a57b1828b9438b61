import { code, type EverydayRow, rowsOf } from "../row.ts";
import { decode, encode, isIP, isIPv4, toASCII, toUnicode } from "../text-operations.ts";

const LATIN = "crème brûlée à la carte ";
const JAPANESE = "東京都の天気 ";

/** Parts of URLs as text: decoded, encoded, domains and addresses. */
export const textRows: readonly EverydayRow[] = [
  ...rowsOf(decode, (text) => `decode ${code(text)}`, [
    ["decode-clean", "routers", "users", "42", "getting-started"],
    ["decode-space", "routers", "my%20file.pdf", "hello%20world", "a%20b%20c"],
    ["decode-reserved", "logins", "https%3A%2F%2Fapp.example.com%2Fcb", "%2Fdashboard%3Fa%3Db", "a%40b.example"],
    ["decode-word", "encyclopedias", "Caf%C3%A9", "Stra%C3%9Fe", "cr%C3%A8me%20br%C3%BBl%C3%A9e"],
    ["decode-words", "encyclopedias", "%E6%9D%B1%E4%BA%AC", "%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0"],
    ["decode-emoji", "chats", "%F0%9F%98%80", "hi%20%F0%9F%8E%89"],
  ]),
  ...rowsOf(decode, () => "decode 500 words", [
    ["decode-500-words", "forms", encodeURIComponent(LATIN.repeat(100)), encodeURIComponent(JAPANESE.repeat(250))],
  ]),
  ...rowsOf(encode, (text) => `encode ${code(text)}`, [
    ["encode-clean", "templates", "users", "42", "getting-started"],
    ["encode-space", "templates", "my file.pdf", "hello world", "new york city"],
    ["encode-reserved", "logins", "https://app.example.com/cb", "/dashboard?a=b", "a@b.example"],
    ["encode-word", "search boxes", "café", "Straße", "crème brûlée"],
    ["encode-words", "search boxes", "東京", "Москва", "日本語"],
    ["encode-emoji", "chats", "😀", "hi 🎉"],
  ]),
  ...rowsOf(encode, () => "encode 500 words", [
    ["encode-500-latin", "forms", LATIN.repeat(100), `${LATIN.repeat(99)}x`],
    ["encode-500-words", "forms", JAPANESE.repeat(500), `${JAPANESE.repeat(499)}x`],
  ]),
  ...rowsOf(toASCII, (text) => `\`domainToASCII\`: ${code(text)}`, [
    ["domain-ascii", "mail servers", "example.com", "www.example.org", "mail.example.co.uk"],
    ["domain-ascii-idn", "registrars", "bücher.example", "münchen.example", "例え.example"],
  ]),
  ...rowsOf(toUnicode, (text) => `\`domainToUnicode\`: ${code(text)}`, [
    ["domain-unicode", "address bars", "example.com", "www.example.org", "mail.example.co.uk"],
    ["domain-unicode-idn", "address bars", "xn--bcher-kva.example", "xn--mnchen-3ya.example", "xn--r8jz45g.example"],
  ]),
  ...rowsOf(isIPv4, (text) => `is IPv4: ${code(text)}`, [
    ["is-ipv4", "servers", "127.0.0.1", "10.0.0.1", "192.168.1.23", "203.0.113.9"],
    ["is-ipv4-not", "servers", "example.com", "localhost", "1.2.3", "256.1.1.1"],
  ]),
  ...rowsOf(isIP, (text) => `is an address: ${code(text)}`, [
    ["is-ip", "servers", "127.0.0.1", "::1", "2001:db8::1", "10.0.0.1"],
    ["is-ip-not", "servers", "example.com", "localhost", "www.example.org"],
  ]),
] as EverydayRow[];
