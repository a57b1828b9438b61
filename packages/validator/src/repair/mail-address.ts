/** Returns true for the address of a person who can be written to: its host is one that is in use. Spaces may follow. */
export function isMailAddress(text: string): boolean {
  const [, address = ""] = MAIL.exec(text.slice(0, LONGEST)) ?? [];
  return address !== "" && !isFileWithAt(address);
}

/**
 * Returns true if text in the form of an address of mail is the name of a file: programs find the picture for a screen
 * with twice the pixels as `logo@2x.png`. No top-level domain has such a name.
 */
export function isFileWithAt(text: string): boolean {
  return /\.(?:avif|bmp|css|gif|html?|ico|jpe?g|jsx?|json|pdf|png|svg|tiff?|tsx?|txt|webp|xml)$/i.test(text);
}

const MAIL = /^([^\s@:/\\?#"(),;<>[\]]+@(?:[a-z\d-]+\.)+[a-z]{2,})[\0- ]*$/i;
/** More than an address that mail is delivered to has, by RFC 5321. */
const LONGEST = 300;
