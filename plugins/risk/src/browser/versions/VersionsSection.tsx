import { routes } from "@stopbank/contract/routes";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useCall, useClient, useSession } from "@stopbank/plugin-api/browser";
import { extensionValue, setExtension } from "@stopbank/scene/extension";
import { showSince, showsChanges, stopShowingSince } from "@stopbank/scene/since";
import useSWR from "swr";
import { versionExtension } from "../../domain/comparison/versionExtension.ts";
import { useVersionComparison } from "./useVersionComparison.ts";
import { VersionLayer } from "./VersionLayer.tsx";
import { VersionsView } from "./VersionsView.tsx";

/** The figures beside those of another version of the data: for members, where one is kept. */
export default function VersionsSection() {
  const call = useCall();
  const { name } = useClient();
  const { store, index } = useMapPage();
  const scene = usePageScene();
  const isMember = useSession().status === "signed-in";
  const { data: versions } = useSWR(isMember ? [name, "dataset versions"] : null, () =>
    call(routes.datasetVersions, {}),
  );
  const chosen = extensionValue(scene, versionExtension);
  const { question, answer, isUpdating, error, retry } = useVersionComparison(isMember ? chosen : undefined);
  const others = versions?.filter(({ is_current }) => !is_current);
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
        store.apply(isWanted && chosen !== undefined ? showSince(chosen) : stopShowingSince)
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
