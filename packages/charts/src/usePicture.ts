import { type RefObject, useEffect, useEffectEvent } from "react";
import type uPlot from "uplot";
import type { usePlotter } from "./histogram/usePlotter.ts";

/** The plotting library, once it is there. */
export type Plotter = Exclude<ReturnType<typeof usePlotter>, "failed">;

/**
 * Keeps a picture in a box and draws it anew when what it shows changes.
 *
 * @param shape all that the picture depends on, as text: callers make new arrays on every answer, and the picture
 * changes only with what they hold. Empty while there is no room for it.
 */
export function usePicture(
  box: RefObject<HTMLElement | null>,
  plotter: Plotter,
  shape: string,
  picture: (plotter: typeof uPlot) => readonly [uPlot.Options, uPlot.AlignedData],
): void {
  const draw = useEffectEvent(picture);
  useEffect(() => {
    if (box.current === null || plotter === undefined || shape === "") return;
    const plot = new plotter(...draw(plotter), box.current);
    return () => plot.destroy();
  }, [box, plotter, shape]);
}
