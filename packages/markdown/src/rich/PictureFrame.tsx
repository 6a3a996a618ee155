import { Lightbox } from "@stopbank/ui/lightbox";
import { createContext, type ReactNode, useContext, useState } from "react";
import type { ShownPicture } from "../richParts.ts";

/** Shows a picture of the text large, by its place among them. */
const OpenPicture = createContext<((at: number) => void) | undefined>(undefined);
export const useOpenPicture = () => useContext(OpenPicture);

export interface PictureFrameProps {
  readonly pictures: readonly ShownPicture[];
  readonly children: ReactNode;
}

/** Around a text: shows its pictures large, one after the other. */
export function PictureFrame({ pictures, children }: PictureFrameProps) {
  const [at, setAt] = useState<number>();
  return (
    <OpenPicture value={setAt}>
      {children}
      <Lightbox at={at} onClose={() => setAt(undefined)} onMove={setAt} pictures={pictures} />
    </OpenPicture>
  );
}
