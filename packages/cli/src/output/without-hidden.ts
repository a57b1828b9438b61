import { isHidden } from "@url/validator/internal";

/**
 * Percent-encodes control and invisible characters in `reference`. An IRI may contain some, such as direction controls;
 * section 3.1 of RFC 3987 converts them in the same way.
 */
export function withoutHidden(reference: string): string {
  return reference.replace(/[\ud800-\udbff][\udc00-\udfff]|[\x7f-\uffff]/g, (character) =>
    isHidden(character.codePointAt(0) as number) ? encodeURIComponent(character) : character,
  );
}
