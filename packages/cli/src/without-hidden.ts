import { isHidden } from "@url/validator";

/**
 * `reference` with every character percent-encoded that would steer a terminal or is not seen. An IRI may have some, such
 * as controls of direction; section 3.1 of RFC 3987 makes this URI of it.
 */
export function withoutHidden(reference: string): string {
  return reference.replace(/[\ud800-\udbff][\udc00-\udfff]|[\x7f-\uffff]/g, (character) =>
    isHidden(character.codePointAt(0) as number) ? encodeURIComponent(character) : character,
  );
}
