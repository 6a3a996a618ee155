import { mediaAddress, mediaFolder, pictureSet, readMediaName } from "@stopbank/contract/media-name";

/** A picture as an `img` takes it. */
export interface PictureAddress {
  readonly src: string;
  /** Narrower ones of the same. */
  readonly srcSet?: string;
  /** As its name says them, so that the page keeps the room free. */
  readonly width?: number;
  readonly height?: number;
}

/** Pictures of our own that are no media: a client's logos, icons. */
const isOfThisSite = /^\/(?:logos|icons)\/[\w-]+\.svg$/;
/** As `mediaPrefix` of the contract writes them. */
const isMedium = /^\/media\/[A-Za-z0-9][\w.-]*\/[^/]+$/;

/**
 * Where a picture that a text names lies: among its own media or on our own origin; undefined for all others, which are not fetched.
 *
 * @param prefix below which the text's own media lie.
 */
export function pictureAddress(url: string, prefix: string | undefined): PictureAddress | undefined {
  if (isOfThisSite.test(url)) return { src: url };
  const isOwn = prefix !== undefined && url.startsWith(mediaFolder);
  if (!isOwn && !isMedium.test(url)) return undefined;
  const name = readMediaName(url.slice(url.lastIndexOf("/") + 1));
  const src = isOwn ? mediaAddress(prefix, url) : url;
  if (name === undefined || (name.ending !== "webp" && name.ending !== "svg")) return undefined;
  if (isOwn && url.indexOf("/") !== url.lastIndexOf("/")) return undefined;
  const { size } = name;
  if (size === undefined) return { src };
  const { widthPx: width, heightPx: height } = size;
  const srcSet = pictureSet(src, name);
  if (srcSet === undefined) return { src, width, height };
  return { src, srcSet, width, height };
}
