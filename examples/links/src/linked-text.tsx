import { type FindOptions, findLinks, type Link, parseLink } from "@url/links";
import { type ReactElement, type ReactNode, useMemo } from "react";

export interface LinkedTextProps {
  readonly children: string;
  /** Which links are found. Create it once, outside of the component. `schemes` must have none that runs code. */
  readonly options?: FindOptions | undefined;
  /** Returns what a link shows. The default is the link as it stands in the text. */
  readonly label?: ((link: Link) => ReactNode) | undefined;
}

/** Text with its links as `a` elements. A link whose host the parser rejects stays text. */
export function LinkedText({ children: text, options, label }: LinkedTextProps): ReactElement {
  const pieces = useMemo(() => piecesOf(text, options), [text, options]);
  return (
    <>
      {pieces.map((piece) =>
        typeof piece === "string" ? (
          piece
        ) : (
          <a key={piece.link.start} href={piece.href} rel="nofollow noopener">
            {label === undefined ? piece.link.text : label(piece.link)}
          </a>
        ),
      )}
    </>
  );
}

type Piece = string | { readonly link: Link; readonly href: string };

function piecesOf(text: string, options: FindOptions | undefined): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const link of findLinks(text, options)) {
    const url = parseLink(link);
    if (!url.ok) continue;
    if (link.start > at) pieces.push(text.slice(at, link.start));
    pieces.push({ link, href: url.value.href });
    at = link.end;
  }
  if (at < text.length) pieces.push(text.slice(at));
  return pieces;
}
