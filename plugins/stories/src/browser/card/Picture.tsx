import { mediaAddress, readMediaName } from "@stopbank/contract/media-name";

export interface PictureProps {
  /** As the story names it: `media/<name>`, or an address. */
  readonly address: string;
  /** Empty for one that only decorates. */
  readonly alt: string;
  readonly mediaPrefix: string;
  readonly className?: string;
}

/** A picture of a story, in room that is kept free for it. */
export function Picture({ address, alt, mediaPrefix, className }: PictureProps) {
  const size = readMediaName(address.slice(address.lastIndexOf("/") + 1))?.size;
  return (
    <img
      alt={alt}
      className={className}
      decoding="async"
      height={size?.heightPx}
      loading="lazy"
      src={mediaAddress(mediaPrefix, address)}
      width={size?.widthPx}
    />
  );
}
