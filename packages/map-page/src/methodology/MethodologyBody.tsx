import type { ConsequenceMethodology } from "@stopbank/contract/consequences";
import type { LayerIndex } from "@stopbank/map/layer-index";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";
import type { ClassLabels } from "../classes/damageClasses.ts";
import { Methodology } from "./Methodology.tsx";

export interface MethodologyBodyProps {
  /** Null where the dataset states none. */
  readonly methodology: Loadable<ConsequenceMethodology | null>;
  /** "Risk Methodology". */
  readonly title: string;
  readonly index: Pick<LayerIndex, "hazards" | "elements">;
  readonly labels: ClassLabels;
}

/** A methodology once it has come, or that there is none. */
export const MethodologyBody = ({ methodology, title, index, labels }: MethodologyBodyProps) => (
  <Loaded of={methodology} what="The methodology could not be loaded" label="Loading methodology">
    {(value) =>
      value === null ? (
        <p>{title} Unavailable</p>
      ) : (
        <Methodology
          of={value}
          information={index.elements.get(value.asset_type)?.filterable_information ?? []}
          intensityLabel={index.hazards.get(value.hazard_id)?.intensity_label}
          labels={labels}
        />
      )
    }
  </Loaded>
);
