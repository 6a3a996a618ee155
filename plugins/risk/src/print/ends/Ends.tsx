import { type UseProvenanceOf, useProvenance } from "@stopbank/map-page/print/provenance";
import { SceneCode } from "@stopbank/map-page/print/scene-code";
import { DisclaimerView } from "./DisclaimerView.tsx";
import { Sources } from "./Sources.tsx";

/** What every report ends with: where its figures come from, the link that opens it again, and what nobody answers for. */
export function Ends({ asked }: { readonly asked: UseProvenanceOf }) {
  const provenance = useProvenance(asked);
  return provenance === undefined ? null : (
    <>
      <Sources provenance={provenance} />
      <SceneCode url={provenance.scene_link} />
      <DisclaimerView />
    </>
  );
}
