/** Width and height of a sheet that stands upright, in points (1/72 inch). */
export type PageSize = readonly [widthPt: number, heightPt: number];

/** ISO 216 and North American sheets, as printers know them. */
export const pageSizes = {
  A0: [2383.94, 3370.39],
  A1: [1683.78, 2383.94],
  A2: [1190.55, 1683.78],
  A3: [841.89, 1190.55],
  A4: [595.28, 841.89],
  A5: [419.53, 595.28],
  A6: [297.64, 419.53],
  A7: [209.76, 297.64],
  A8: [147.4, 209.76],
  A9: [104.88, 147.4],
  A10: [73.7, 104.88],
  Letter: [612, 792],
  Legal: [612, 1008],
  Tabloid: [792, 1224],
  Executive: [521.86, 756],
  Folio: [612, 936],
} as const satisfies Readonly<Record<string, PageSize>>;

export type PageSizeName = keyof typeof pageSizes;

/** A sheet as it lies before its reader. */
export const pageSizeOf = (name: PageSizeName, isLandscape: boolean): PageSize => {
  const [widthPt, heightPt] = pageSizes[name];
  return isLandscape ? [heightPt, widthPt] : [widthPt, heightPt];
};

/** What stands around the text of every page, in points. */
export const pageMargins = { top: 96, bottom: 70, left: 32, right: 32 } as const;

/** How wide a client's logo is at the head of each page, in points. */
export const headLogoPt = 104;

/** The size that an address names by `size`, in any letters; A4 where it names none. Undefined for one there is not. */
export function pageSizeNamed(search: string): PageSizeName | undefined {
  const asked = new URLSearchParams(search).get("size");
  if (asked === null) return "A4";
  const names = Object.keys(pageSizes) as PageSizeName[];
  return names.find((name) => name.toLowerCase() === asked.toLowerCase());
}
