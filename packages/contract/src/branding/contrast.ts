import { channelsOf } from "./palette.ts";

/** How light a colour is, 0 to 1, as WCAG 2.2 defines relative luminance. @param colour `#rrggbb`. */
export function relativeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Of two colours, from 1 (the same) to 21 (black and white), in either order, as WCAG 2.2 defines it. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
