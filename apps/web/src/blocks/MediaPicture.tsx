import { mediaAddress, pictureSet, readMediaName } from "@stopbank/contract/media-name";

export interface MediaPictureProps {
  /** As a document names it: `media/<name>`, or an address. */
  readonly address: string;
  /** What it shows; empty where what stands beside it says as much. */
  readonly alternativeText: string;
  /** Below which a client's media lie. */
  readonly prefix: string;
  /** How wide it is drawn, as `sizes` has it; the window's width without. */
  readonly sizes?: string;
  /** It stands at the top of its page: nothing is waited for. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A picture of a document, in the width that it is drawn at, with its room kept free while it comes. */
export function MediaPicture({
  address,
  alternativeText,
  prefix,
  sizes = "100vw",
  isFirst = false,
  className,
}: MediaPictureProps) {
  const src = mediaAddress(prefix, address);
  const size = readMediaName(address.split("/").at(-1) ?? "");
  const srcSet = pictureSet(src, size);
  return (
    <img
      alt={alternativeText}
      className={className}
      decoding="async"
      fetchPriority={isFirst ? "high" : "auto"}
      loading={isFirst ? "eager" : "lazy"}
      src={src}
      {...(size?.size && { width: size.size.widthPx, height: size.size.heightPx })}
      {...(srcSet !== undefined && { sizes, srcSet })}
    />
  );
}
