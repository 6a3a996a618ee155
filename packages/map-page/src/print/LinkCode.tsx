import { create } from "qrcode";
import { useMemo } from "react";

/** Modules of white around it, which readers want. */
const quiet = 4;
/** What a code of the least correction holds at most, in bytes; a reader of paper has trouble with half of that. */
const mostBytes = 1_600;

/** A link as a code for a telephone; nothing where it is too long to be read as one. */
export function LinkCode({ url }: { readonly url: string }) {
  const drawn = useMemo(() => drawCode(url), [url]);
  return drawn === undefined ? null : (
    <figure role="img" aria-label="A QR code of the link beside it.">
      <svg aria-hidden="true" viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
        <path d={drawn.path} fill="#000000" />
      </svg>
    </figure>
  );
}

function drawCode(text: string): { readonly path: string; readonly size: number } | undefined {
  if (text.length > mostBytes) return undefined;
  const { modules } = create(text, { errorCorrectionLevel: text.length > mostBytes / 4 ? "L" : "M" });
  const dark: string[] = [];
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) dark.push(`M${column + quiet} ${row + quiet}h1v1h-1z`);
  return { path: dark.join(""), size: modules.size + 2 * quiet };
}
