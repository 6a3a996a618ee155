import { storyPicture } from "../../domain/storyPicture.ts";

export interface PictureProps {
  /** As the story names it: `media/<name>`, or an address. */
  readonly address: string;
  /** Empty for one that only decorates. */
  readonly alt: string;
  readonly mediaPrefix: string;
  readonly className?: string;
}

/** A picture of a story, in room that is kept free for it. */
export const Picture = ({ address, alt, mediaPrefix, className }: PictureProps) => (
  <img
    alt={alt}
    className={className}
    decoding="async"
    loading="lazy"
    {...storyPicture(mediaPrefix, address)}
  />
);
