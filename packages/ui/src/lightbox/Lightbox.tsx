import "./lightbox.css";
import { Button } from "@blueprintjs/core";
import { ChevronLeftIcon, ChevronRightIcon } from "@blueprintjs/icons";
import { useRef } from "react";
import { Dialog } from "../dialog/Dialog.tsx";

/** A picture as an `img` takes it, in its largest size. */
export interface LightboxPicture {
  readonly src: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** What is to be seen on it; shown below it too. */
  readonly alt: string;
}

export interface LightboxProps {
  readonly pictures: readonly LightboxPicture[];
  /** Which of them is shown; undefined while it is closed. */
  readonly at: number | undefined;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** Pictures as large as the window lets them be, one at a time: arrow keys lead on and back, Escape closes (G-17). */
export function Lightbox({ pictures, at, onMove, onClose }: LightboxProps) {
  // It stays what it is while it fades.
  const latest = useRef(0);
  if (at !== undefined) latest.current = at;
  const shown = pictures[latest.current];
  const isOpen = at !== undefined && shown !== undefined;
  const move = (by: number) => {
    const next = latest.current + by;
    if (next >= 0 && next < pictures.length) onMove(next);
  };
  return (
    <Dialog
      className="sb-lightbox"
      flush
      isOpen={isOpen}
      onClose={onClose}
      title={pictures.length > 1 ? `Picture ${latest.current + 1} of ${pictures.length}` : "Picture"}
      widthPx={2_560}
    >
      {shown !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within.
        <div
          className="sb-lightbox-stage"
          onKeyDown={({ key }) => {
            if (key === "ArrowRight") move(1);
            if (key === "ArrowLeft") move(-1);
          }}
        >
          <figure key={shown.src}>
            <img alt={shown.alt} height={shown.height} src={shown.src} width={shown.width} />
            {shown.alt !== "" && <figcaption>{shown.alt}</figcaption>}
          </figure>
          {pictures.length > 1 ? (
            <>
              <Button
                aria-disabled={latest.current === 0}
                aria-label="Previous picture"
                icon={<ChevronLeftIcon />}
                onClick={() => move(-1)}
              />
              <Button
                aria-disabled={latest.current === pictures.length - 1}
                aria-label="Next picture"
                icon={<ChevronRightIcon />}
                onClick={() => move(1)}
              />
            </>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
