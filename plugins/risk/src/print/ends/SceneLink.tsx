import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { SceneCode } from "@stopbank/map-page/print/scene-code";
import { encodeScene } from "@stopbank/scene/query";

/** Opens the very scene of the report again. */
export function SceneLink() {
  const { store } = useMapPage();
  const { query } = encodeScene(usePageScene(), store.extensions);
  return <SceneCode url={`${window.location.origin}/risk?${query}`} />;
}
