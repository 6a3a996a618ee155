import type { Media } from "@stopbank/contract/cms";
import { mediaAddress, readMediaName } from "@stopbank/contract/media-name";

/** A picture as an `img` takes it. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  /** As its name says them, so that the page keeps the room free. */
  readonly width?: number;
  readonly height?: number;
  /** Empty for one that says nothing. */
  readonly alt: string;
}

/** @param prefix below which the media of the client in use lie. */
export function pictureSource(
  { url, alternativeText = "", formats = {} }: Media,
  prefix: string,
): PictureSource {
  const size = readMediaName(url.slice(url.lastIndexOf("/") + 1))?.size;
  const narrower = Object.values(formats).map(
    (format) => `${mediaAddress(prefix, format.url)} ${format.width}w`,
  );
  const whole = size === undefined ? [] : [`${mediaAddress(prefix, url)} ${size.widthPx}w`];
  return {
    src: mediaAddress(prefix, url),
    alt: alternativeText,
    ...(narrower.length > 0 && { srcSet: [...narrower, ...whole].join(", ") }),
    ...(size && { width: size.widthPx, height: size.heightPx }),
  };
}
