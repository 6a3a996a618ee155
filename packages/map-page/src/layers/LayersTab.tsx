import { useClient, useNavigation, useTerms } from "@stopbank/plugin-api/browser";
import { clearLayers, kindsOf } from "@stopbank/scene/layers";
import { useLoaded } from "../compare/useLoaded.ts";
import { Examples } from "../examples/Examples.tsx";
import { useMapPage, usePage, usePageScene } from "../page/mapPageContext.ts";
import { DaysControl } from "../scenario/DaysControl.tsx";
import { ScenarioControls } from "../scenario/ScenarioControls.tsx";
import { LayerGroup } from "./LayerGroup.tsx";
import { LayersView } from "./LayersView.tsx";

const loadOtherSide = () => import("../scenario/OtherSideControls.tsx");

/** Everything on the map, in the order it is drawn. */
export function LayersTab() {
  const { openAddLayers } = usePage();
  const { store, tutorial } = useMapPage();
  const { name } = useClient();
  const { openDialog } = useNavigation();
  const { hazard } = useTerms();
  const scene = usePageScene();
  const other = useLoaded(loadOtherSide, scene.compare !== undefined);
  const kinds = kindsOf(scene);
  return (
    <LayersView
      count={scene.layers.length}
      hazardTerm={hazard}
      controls={
        <>
          <ScenarioControls side={scene.compare === undefined ? undefined : "left"} />
          {scene.compare !== undefined && other !== undefined && <other.OtherSideControls />}
          <DaysControl />
        </>
      }
      examples={<Examples heading="Or begin with an example" />}
      onAdd={() => openAddLayers()}
      onTutorial={tutorial !== undefined && name !== "" ? () => openDialog(tutorial) : undefined}
      onClear={() => store.apply(clearLayers)}
    >
      {kinds.map((kind, index) => (
        <LayerGroup key={kind} kind={kind} index={index} />
      ))}
    </LayersView>
  );
}
