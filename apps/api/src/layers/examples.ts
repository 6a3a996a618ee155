import type { Layers } from "@stopbank/contract/layers";
import type { ServedDataset } from "../data/servedDataset.ts";

/** The dataset's examples, each scenario with the hazard it is of. */
export const examplesOf = ({ manifest }: Pick<ServedDataset, "manifest">): Layers["examples"] =>
  (manifest.examples ?? []).map(
    ({ title, description = "", elements, scenarios, contextual = [], view }) => ({
      title,
      description,
      elements,
      hazards: scenarios.flatMap((tag) => {
        const hazard = manifest.hazards.find((each) => each.scenarios.some((one) => one.tag === tag));
        return hazard === undefined ? [] : [{ hazard_id: hazard.hazardId, assetTag: tag }];
      }),
      contextual,
      ...(view === undefined ? {} : { view }),
    }),
  );
