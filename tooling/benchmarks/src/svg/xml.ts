/** Text as it may stand in XML, between tags and in an attribute. */
export function escapeXML(text: string): string {
  return text.replace(/[&<>"]/g, (unit) => `&#${unit.charCodeAt(0)};`);
}
