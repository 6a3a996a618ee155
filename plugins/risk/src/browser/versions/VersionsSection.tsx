import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useEarlierVersions } from "@stopbank/map-page/earlier-versions";
import { useSession } from "@stopbank/plugin-api/browser";
import { extensionValue, setExtension } from "@stopbank/scene/extension";
import { showSince, showsChanges, stopShowingSince } from "@stopbank/scene/since";
import { versionExtension } from "../../domain/comparison/versionExtension.ts";
import { useVersionComparison } from "./useVersionComparison.ts";
import { VersionLayer } from "./VersionLayer.tsx";
import { VersionsView } from "./VersionsView.tsx";

/** The figures beside those of another version of the data: for members, where one is kept. */
export default function VersionsSection() {
  const { store, index } = useMapPage();
  const scene = usePageScene();
  const isMember = useSession().status === "signed-in";
  const others = useEarlierVersions();
  // The map may have been coloured by one from the tools above it.
  const chosen = scene.since ?? extensionValue(scene, versionExtension);
  const { question, answer, isUpdating, error, retry } = useVersionComparison(isMember ? chosen : undefined);
  if (others === undefined || (others.length === 0 && chosen === undefined)) return null;
  return (
    <VersionsView
      versions={others}
      chosen={chosen}
      onChoose={(version) =>
        store.apply((before) => {
          const after = setExtension(versionExtension, version ?? "")(before);
          if (before.since === undefined) return after;
          return version === undefined ? stopShowingSince(after) : showSince(version)(after);
        })
      }
      isOnMap={chosen !== undefined && scene.since === chosen && showsChanges(scene)}
      onMap={(isWanted) =>
        // What is compared stays chosen when the map is coloured as it was again.
        store.apply((before) =>
          chosen === undefined
            ? before
            : setExtension(
                versionExtension,
                chosen,
              )((isWanted ? showSince(chosen) : stopShowingSince)(before)),
        )
      }
      isAnswered={answer !== undefined}
      isUpdating={isUpdating}
      error={error}
      retry={retry}
    >
      {answer?.map((compared) => {
        const element = index.elements.get(compared.asset_type);
        return element === undefined || question === undefined ? null : (
          <VersionLayer key={compared.asset_type} element={element} compared={compared} question={question} />
        );
      })}
    </VersionsView>
  );
}
