import { useEffect } from "react";
import { usePage } from "../page/mapPageContext.ts";
import type { SpokenFigures } from "../page/pageState.ts";

/** Gives what is announced after a change the page's figures, for as long as the component that shows them is there. */
export function useSpokenFigures(figures: SpokenFigures | undefined): void {
  const { sayFigures } = usePage();
  const isComing = figures?.isComing ?? false;
  const isThere = figures !== undefined;
  const text = figures?.text;
  useEffect(
    () => sayFigures(isThere ? { isComing, text } : undefined),
    [sayFigures, isThere, isComing, text],
  );
  useEffect(() => () => sayFigures(undefined), [sayFigures]);
}
