import { useEffect, useRef, useState } from "react";
import { subscribeKey } from "valtio/vanilla/utils";
import { differingWords } from "../compare/differingWords.ts";
import { layerName, wholeName } from "../naming/layerNames.ts";
import { useMapPage } from "../page/mapPageContext.ts";
import { useRegionGroups } from "../page/useMapData.ts";
import { changeWords, type SceneNames } from "./changeWords.ts";
import { followChanges } from "./followChanges.ts";
import { SpokenLine } from "./SpokenLine.tsx";

/** Says to a screen reader what has become of the page's scene, and of its figures. */
export function Announcer() {
  const { store, page, index, useHazardName } = useMapPage();
  const groups = useRegionGroups();
  const [sentence, setSentence] = useState("");
  const listed = groups.state === "ready" ? groups.value.flatMap(({ regions }) => regions) : [];
  const names: SceneNames = {
    layer: (layer) => wholeName(layerName(layer, index, useHazardName)),
    sides: (scene) => differingWords(scene, index),
    region: (id) => listed.find(({ region }) => region === id)?.name ?? id,
  };
  const latest = useRef(names);
  latest.current = names;
  useEffect(
    () =>
      followChanges({
        store,
        words: (before, after) => changeWords(before, after, latest.current),
        figures: {
          get: () => page.state.figures,
          subscribe: (changed) => subscribeKey(page.state, "figures", changed),
        },
        // The same words once more are read only where the text is another.
        announce: (next) => setSentence((last) => (last === next ? `${next}\u00a0` : next)),
      }),
    [store, page],
  );
  return <SpokenLine sentence={sentence} />;
}
