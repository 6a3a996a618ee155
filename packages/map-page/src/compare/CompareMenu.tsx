import { beginComparing, otherSide, stopComparing } from "@stopbank/scene/compare";
import { layersOfKind } from "@stopbank/scene/layers";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { CompareMenuView, type OfferedPair } from "./CompareMenuView.tsx";
import { comparable } from "./comparable.ts";

export interface CompareMenuProps {
  /** Something was chosen. */
  readonly onDone: () => void;
}

/** What the hazards on the map are worth comparing with, and the way out. */
export function CompareMenu({ onDone }: CompareMenuProps) {
  const { store, index } = useMapPage();
  const scene = usePageScene();
  const found = comparable(scene, index);
  const isOne = new Set(found.map(({ hazard }) => hazard)).size === 1;
  const isOn = (id: string, tag: string) =>
    layersOfKind(otherSide(scene), "hazard").some((one) => one.id === id && one.scenario === tag);
  const pairs = found.map(
    ({ hazard, title, left, right, other }): OfferedPair => ({
      key: other.assetTag,
      of: isOne ? undefined : hazard.title,
      title,
      left,
      right,
      isOn: isOn(hazard.hazard_id, other.assetTag),
    }),
  );
  return (
    <CompareMenuView
      pairs={pairs}
      onCompare={(key) => {
        const chosen = found.find(({ other }) => other.assetTag === key);
        if (chosen !== undefined) store.apply(beginComparing({ [chosen.hazard.hazard_id]: chosen.compared }));
        onDone();
      }}
      onStop={
        scene.compare === undefined
          ? undefined
          : () => {
              store.apply(stopComparing);
              onDone();
            }
      }
    />
  );
}
