import { mediaAddress, pictureSet, readMediaName } from "@stopbank/contract/media-name";

/** How wide a card draws its pictures, as `sizes` has it: across the panel beside the map, and on a phone across the window. */
const sizes = "(max-width: 760px) 100vw, 560px";

export interface StoryPicture {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** In pixels, as its name says them: room is kept free for it. */
  readonly width?: number;
  readonly height?: number;
}

/**
 * A picture of a story as an `img` takes it, in the width that it is drawn at.
 *
 * @param address as the story names it: `media/<name>`, or an address.
 */
export function storyPicture(mediaPrefix: string, address: string): StoryPicture {
  const name = readMediaName(address.slice(address.lastIndexOf("/") + 1));
  const src = mediaAddress(mediaPrefix, address);
  const srcSet = address.startsWith("http") ? undefined : pictureSet(src, name);
  return {
    ...(name?.size && { width: name.size.widthPx, height: name.size.heightPx }),
    ...(srcSet !== undefined && { sizes, srcSet }),
    // After those, or a browser begins with the whole picture.
    src,
  };
}
