import { useMapPage } from "../page/mapPageContext.ts";
import { MethodologyBody } from "./MethodologyBody.tsx";
import { useMethodology } from "./useMethodology.ts";

export interface MethodologyContentProps {
  readonly elementType: string;
  readonly scenario: string;
  readonly title: string;
}

/** How the numbers of an element type in a scenario were worked out. */
export function MethodologyContent({ elementType, scenario, title }: MethodologyContentProps) {
  const { index, labels } = useMapPage();
  return (
    <MethodologyBody
      methodology={useMethodology(elementType, scenario)}
      title={title}
      index={index}
      labels={labels}
    />
  );
}
