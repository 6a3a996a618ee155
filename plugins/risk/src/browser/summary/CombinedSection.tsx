import type { ElementLayer } from "@stopbank/contract/layers";
import type { MultiHazardNumbers } from "@stopbank/contract/risk";
import type { LayerIndex } from "@stopbank/map/layer-index";
import { useMapPage } from "@stopbank/map-page/context";
import { DamageTogether } from "../annual/DamageTogether.tsx";
import { CombinedView } from "./CombinedView.tsx";
import type { Folding } from "./FoldView.tsx";

export interface CombinedSectionProps {
  /** Of each hazard on the map one scenario. */
  readonly tags: readonly string[];
  /** Others of the same hazards are on the map as well. */
  readonly isLeftOut: boolean;
  readonly data: MultiHazardNumbers;
  readonly element: ElementLayer;
  readonly isFiltered: boolean;
  readonly folding: Folding;
}

/** Several scenarios at once: each element counts once, in the worst class any of them puts it in. */
export function CombinedSection({
  tags,
  isLeftOut,
  data,
  element,
  isFiltered,
  folding,
}: CombinedSectionProps) {
  const { index, isOn, labels } = useMapPage();
  const isTogether = tags.length > 1 && isOn("replacementCosts") && hasDamageOf(element, index, tags);
  return (
    <CombinedView
      {...folding}
      data={data}
      element={element}
      labels={labels}
      isFiltered={isFiltered}
      isOneOfEach={isTogether && isLeftOut}
    >
      {isTogether && <DamageTogether element={element} tags={tags} />}
    </CombinedView>
  );
}

/** Whether what at least one of the scenarios costs is known. */
const hasDamageOf = (
  { damage_hazards = [] }: ElementLayer,
  { hazards }: LayerIndex,
  tags: readonly string[],
): boolean =>
  damage_hazards.some((id) => hazards.get(id)?.scenarios.some(({ assetTag }) => tags.includes(assetTag)));
