import type { Provenance } from "@stopbank/contract/provenance";
import { SceneCode } from "../SceneCode.tsx";
import { DisclaimerView } from "./DisclaimerView.tsx";
import { Sources } from "./Sources.tsx";

/** What every report ends with: where its figures come from, the link that opens it again, and what nobody answers for. */
export const Ends = ({ provenance }: { readonly provenance: Provenance }) => (
  <>
    <Sources provenance={provenance} />
    <SceneCode url={provenance.scene_link} />
    <DisclaimerView />
  </>
);
