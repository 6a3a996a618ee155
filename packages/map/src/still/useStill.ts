import { useEffect, useState } from "react";
import { drawStill, type Still, type StillOptions } from "./drawStill.ts";
import { pictureUrl } from "./pictureUrl.ts";

/** How far a map for paper has come. */
export type StillProgress =
  | { readonly state: "drawing" }
  | { readonly state: "drawn"; readonly still: Still; readonly src: string }
  | { readonly state: "failed"; readonly error: unknown };

const drawing: StillProgress = { state: "drawing" };

/** Draws a map for paper while a component is shown, and gives it up with it. @param options the same object, else it is drawn anew. */
export function useStill(options: Omit<StillOptions, "signal">): StillProgress {
  const [drawn, setDrawn] = useState<{ of: typeof options; progress: StillProgress }>();
  useEffect(() => {
    const gone = new AbortController();
    const show = (progress: StillProgress) => {
      if (!gone.signal.aborted) setDrawn({ of: options, progress });
    };
    drawStill({ ...options, signal: gone.signal })
      .then(async (still) => show({ state: "drawn", still, src: (await pictureUrl(still.picture)) ?? "" }))
      .catch((error: unknown) => show({ state: "failed", error }));
    return () => gone.abort();
  }, [options]);
  return drawn?.of === options ? drawn.progress : drawing;
}
