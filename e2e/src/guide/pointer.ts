import sharp from "sharp";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointer of 44 by 44 pixels whose tip is at (8, 6), and with a ring around the tip while it presses, of a size from 0 to 1. */
export function drawPointer(ring: number): Promise<Buffer> {
  const circle =
    ring <= 0
      ? ""
      : `<circle cx="36" cy="36" r="${10 + 18 * ring}" fill="none" stroke="#2f80ed" stroke-width="4" opacity="${1 - 0.7 * ring}"/>`;
  const arrow =
    '<path d="M36 36v23l6-5 4 9 4-2-4-9h8z" fill="#16202c" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pointerPx}" height="${pointerPx}">${circle}${arrow}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

export const pointerPx = 72;
/** Where its tip is, from its left and its top. */
export const tipPx = 36;

/** Between two places, slow at both ends: `share` of the way in time. */
export function onTheWay(from: Point, to: Point, share: number): Point {
  const eased = share * share * (3 - 2 * share);
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
}
