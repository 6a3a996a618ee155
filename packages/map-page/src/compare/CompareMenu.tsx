import { beginComparing, otherSide, stopComparing } from "@stopbank/scene/compare";
import { layersOfKind } from "@stopbank/scene/layers";
import { showSince, stopShowingSince } from "@stopbank/scene/since";
import { formatDateTime } from "@stopbank/ui/dates";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { CompareMenuView, type OfferedPair, type OfferedVersion } from "./CompareMenuView.tsx";
import { comparable } from "./comparable.ts";
import { useEarlierVersions } from "./useEarlierVersions.ts";

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
  const versions = (useEarlierVersions() ?? []).map(
    ({ version, title, published_at }): OfferedVersion => ({
      version,
      title,
      published: formatDateTime(new Date(published_at)),
      isOn: scene.since === version,
    }),
  );
  const stop = scene.compare !== undefined ? stopComparing : stopShowingSince;
  return (
    <CompareMenuView
      versions={versions}
      onSince={(version) => {
        store.apply(showSince(version));
        onDone();
      }}
      pairs={pairs}
      onCompare={(key) => {
        const chosen = found.find(({ other }) => other.assetTag === key);
        if (chosen !== undefined) store.apply(beginComparing({ [chosen.hazard.hazard_id]: chosen.compared }));
        onDone();
      }}
      onStop={
        scene.compare === undefined && scene.since === undefined
          ? undefined
          : () => {
              store.apply(stop);
              onDone();
            }
      }
    />
  );
}
