import "./lightbox.css";
import { useState } from "react";
import { Lightbox, type LightboxPicture } from "./Lightbox.tsx";

export interface EnlargeablePicturesProps {
  readonly pictures: readonly LightboxPicture[];
}

/** Pictures below each other, each of which is shown large when it is pressed, with the others beside it (G-17). */
export function EnlargeablePictures({ pictures }: EnlargeablePicturesProps) {
  const [at, setAt] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <>
      {pictures.map(({ src, alt, width, height }, index) => (
        <button
          aria-haspopup="dialog"
          className="sb-enlargeable-picture"
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
          key={index}
          onClick={() => setAt(index)}
          title="Enlarge"
          type="button"
        >
          <img alt={alt} height={height} loading="lazy" src={src} width={width} />
        </button>
      ))}
      <Lightbox at={at} onClose={() => setAt(undefined)} onMove={setAt} pictures={pictures} />
    </>
  );
}
