import { sanitiseSvg } from "../pictures/sanitiseSvg.ts";
import { drawingFor } from "../pictures/unsafeSvg.ts";
import { badDrawing, tooLarge } from "./mediaFaults.ts";
import { type ReadyMedium, readyMedium } from "./readyMedium.ts";

const mostBytes = 1_000_000;
/** As names have them. */
const mostSidePx = 99_999;

/**
 * An SVG written anew from what a drawing needs, as logos are.
 *
 * @throws DomainError `media/unsafe-svg`, `media/bad-drawing`, `media/too-large`.
 */
export function readDrawing(bytes: Buffer): ReadyMedium {
  if (bytes.length > mostBytes)
    throw tooLarge("The drawing is too large: 1 MB is the most. Save it as a picture.");
  const svg = drawingFor(() => sanitiseSvg(textOf(bytes)), "media", "kept");
  const size = sizeOf(svg);
  return readyMedium(Buffer.from(svg), { ending: "svg", ...(size && { size }) });
}

/** By the view box, which `sanitiseSvg` sees to, in whole pixels; undefined where its sides are none. */
function sizeOf(svg: string): { readonly widthPx: number; readonly heightPx: number } | undefined {
  const sides = /^<svg[^>]* viewBox="\s*[-+.\de]+[\s,]+[-+.\de]+[\s,]+([.\de]+)[\s,]+([.\de]+)\s*"/i.exec(
    svg,
  );
  const [widthPx, heightPx] = [sides?.[1], sides?.[2]].map((side) => Math.round(Number(side)));
  const isSide = (side: number | undefined): side is number =>
    side !== undefined && side >= 1 && side <= mostSidePx;
  return isSide(widthPx) && isSide(heightPx) ? { widthPx, heightPx } : undefined;
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError)
      throw badDrawing("This drawing is not in UTF-8. Save it anew as plain SVG.");
    throw error;
  }
}
