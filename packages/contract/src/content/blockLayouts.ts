/** The ways a block of a page may be laid out; the names are the specification's. */
export const blockLayouts = [
  "banner",
  "side-image",
  "side-image-first",
  "side-image-filled",
  "side-image-filled-first",
  "content",
  "content-filled",
  "side-box",
  "side-box-first",
] as const;
