import { useOpenPicture } from "./PictureFrame.tsx";
import type { PictureAddress } from "./pictureAddress.ts";

export interface TextPictureProps extends PictureAddress {
  readonly alt: string;
  /** Its place among the pictures of the text; undefined within a link, which leads somewhere itself. */
  readonly at: number | undefined;
}

/** A picture of a text. Pressed, it is shown large (GUI-12). */
export function TextPicture({ src, srcSet, width, height, alt, at }: TextPictureProps) {
  const open = useOpenPicture();
  const picture = (
    <img
      alt={alt}
      decoding="async"
      height={height}
      loading="lazy"
      sizes={srcSet && "(min-width: 800px) 740px, 100vw"}
      src={src}
      srcSet={srcSet}
      width={width}
    />
  );
  if (at === undefined) return picture;
  return (
    <button
      aria-haspopup="dialog"
      className="sb-markdown-picture"
      onClick={() => open?.(at)}
      title="Enlarge"
      type="button"
    >
      {picture}
    </button>
  );
}
