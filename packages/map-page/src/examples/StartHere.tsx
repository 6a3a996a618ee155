import { useState } from "react";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { Examples } from "./Examples.tsx";
import { StartHereView } from "./StartHereView.tsx";

/** Over a map with nothing on it: what there is to begin with, until it is sent away. */
export function StartHere() {
  const { layers, offersExamples } = useMapPage();
  const { layers: onMap } = usePageScene();
  const [isSentAway, setSentAway] = useState(false);
  if (!offersExamples || isSentAway || onMap.length > 0 || layers.examples.length === 0) return null;
  return (
    <StartHereView onClose={() => setSentAway(true)}>
      <Examples heading="Begin with an example" />
    </StartHereView>
  );
}
