import { useLayers, useRegionGroups } from "@stopbank/map-page/region-groups";
import { Loaded } from "@stopbank/ui/states";
import type { ChoiceInAddress } from "../useChoice.ts";
import { LoadedRiskSummary } from "./LoadedRiskSummary.tsx";

/** The figures by region, once it is known what can be summed up and by which regions. */
export function RiskSummary(props: Pick<ChoiceInAddress, "choice" | "change">) {
  const layers = useLayers();
  const regions = useRegionGroups();
  return (
    <Loaded of={layers} label="Loading the layers" what="The layers could not be loaded">
      {(loaded) => (
        <Loaded of={regions} label="Loading the regions" what="The regions could not be loaded">
          {(groups) => <LoadedRiskSummary {...props} layers={loaded} regionGroups={groups} />}
        </Loaded>
      )}
    </Loaded>
  );
}
