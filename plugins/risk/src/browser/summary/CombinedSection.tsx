import type { ElementLayer } from "@stopbank/contract/layers";
import type { MultiHazardNumbers } from "@stopbank/contract/risk";
import { useMapPage } from "@stopbank/map-page/context";
import { hasDamageOf } from "../../domain/summary/hasDamageOf.ts";
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
  const isTogether = tags.length > 1 && isOn("replacementCosts") && hasDamageOf(element, index.hazards, tags);
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
