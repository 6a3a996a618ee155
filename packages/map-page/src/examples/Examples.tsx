import { openExample } from "@stopbank/scene/examples";
import { useMapPage } from "../page/mapPageContext.ts";
import { ExamplesView } from "./ExamplesView.tsx";

/** The examples of the client's dataset; each puts its layers on the map. */
export function Examples({ heading }: { readonly heading: string }) {
  const { store, layers, index } = useMapPage();
  return (
    <ExamplesView
      examples={layers.examples}
      heading={heading}
      onOpen={(example) => store.apply(openExample(example, (id) => index.hazards.get(id)))}
    />
  );
}
