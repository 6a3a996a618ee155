export { mediaPrefix } from "./mediaPrefix.ts";

/** What media are kept as: pictures as WebP or checked SVG, films as WebM, what is said in them as WebVTT. */
export const mediaEndings = ["webp", "svg", "webm", "vtt"] as const;
export type MediaEnding = (typeof mediaEndings)[number];

/** Widths in pixels that a WebP is answered in beside its own: `?w=640`. */
export const pictureWidthsPx = [320, 640, 1280, 1920] as const;

/** What a name of a medium says of it. */
export interface MediaName {
  /** The first 32 hex digits of the SHA-256 of its bytes. */
  readonly hash: string;
  readonly ending: MediaEnding;
  /** Of a picture or a film, in pixels. */
  readonly size?: { readonly widthPx: number; readonly heightPx: number };
}

export const mediaNamePattern = `^[0-9a-f]{32}(-[1-9][0-9]{0,4}x[1-9][0-9]{0,4})?\\.(${mediaEndings.join("|")})$`;
const namePattern = new RegExp(mediaNamePattern);
const parts = /^([0-9a-f]{32})(?:-(\d{1,5})x(\d{1,5}))?\.(\w+)$/;

/** `3fa…-1280x800.webp`: the size stands in the name, so that a page keeps the room free. */
export const mediaNameOf = ({ hash, ending, size }: MediaName): string =>
  `${hash}${size === undefined ? "" : `-${size.widthPx}x${size.heightPx}`}.${ending}`;

/** Undefined for what is no name of a medium. */
export function readMediaName(name: string): MediaName | undefined {
  if (!namePattern.test(name)) return undefined;
  const [, hash = "", widthPx, heightPx, ending = ""] = parts.exec(name) ?? [];
  const size =
    widthPx === undefined || heightPx === undefined
      ? undefined
      : { widthPx: Number(widthPx), heightPx: Number(heightPx) };
  return { hash, ending: ending as MediaEnding, ...(size && { size }) };
}

/**
 * The `srcset` of a picture: itself and the narrower ones that are answered in its place; undefined where there are none.
 *
 * @param src where it lies.
 */
export function pictureSet(src: string, name: MediaName | undefined): string | undefined {
  const widthPx = name?.ending === "webp" ? (name.size?.widthPx ?? 0) : 0;
  const narrower = pictureWidthsPx.filter((each) => each < widthPx);
  if (narrower.length === 0) return undefined;
  return [...narrower.map((each) => `${src}?w=${each} ${each}w`), `${src} ${widthPx}w`].join(", ");
}

/** As documents name a medium of their own: `media/<name>`. */
export const mediaFolder = "media/";

/**
 * Where a document's medium, picture or film lies: below the prefix of the client in use, unless the address is one already (G-04).
 *
 * @param prefix `mediaPrefix`'s, `/media/larkhaven/`.
 */
export function mediaAddress(prefix: string, address: string): string {
  if (/^(https?:)?\/\//.test(address) || address.startsWith("/") || address.startsWith("#")) return address;
  return `${prefix}${address.startsWith(mediaFolder) ? address.slice(mediaFolder.length) : address}`;
}
