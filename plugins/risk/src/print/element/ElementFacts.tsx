import type { IdentifyingInformation } from "@stopbank/contract/elements";
import type { ElementLayer } from "@stopbank/contract/layers";
import { elementMap, inPlace } from "@stopbank/map/figure-sizes";
import { PaperMap } from "@stopbank/map-page/print/map";
import { useMemo } from "react";
import { ElementFactsView } from "./ElementFactsView.tsx";

export interface ElementFactsProps {
  readonly name: string;
  readonly id: string;
  readonly layer: ElementLayer;
  readonly element: Pick<IdentifyingInformation, "information"> & { readonly sentence: string };
  /** West, south, east, north in degrees. */
  readonly bbox: readonly number[];
}

/** How wide the text of a page is, in points, and of that a map with more than 6 fields beside it. */
const widePt = 531;
const narrowPt = (widePt * 1_449) / 1_920;

/** What is known of the element, with where it lies. */
export function ElementFacts({ name, id, layer, element, bbox }: ElementFactsProps) {
  const facts = element.information.filter(({ value }) => value !== name && value !== id);
  const size = useMemo(() => {
    const full = elementMap(facts.length);
    return inPlace(full, full.width < 1_920 ? narrowPt : widePt);
  }, [facts.length]);
  return (
    <ElementFactsView
      sentence={element.sentence}
      layer={layer.display_name}
      id={id}
      facts={facts}
      areBeside={size.width < widePt}
    >
      <PaperMap size={size} isCaptioned={false} around={bbox} />
    </ElementFactsView>
  );
}
