import { percentDecode } from "@url/percent";
import { passwordOf, type URLRecord, usernameOf } from "@url/serializer";

/**
 * The header that username and password of a URL stand for, or null if it has none.
 * @see https://www.rfc-editor.org/rfc/rfc7617
 */
export function authorizationOf(url: URLRecord): string | null {
  const [username, password] = [usernameOf(url), passwordOf(url)];
  if (username === "" && password === "") return null;
  const bytes = [percentDecode(username), Uint8Array.of(0x3a), percentDecode(password)];
  return `Basic ${Buffer.concat(bytes).toString("base64")}`;
}
