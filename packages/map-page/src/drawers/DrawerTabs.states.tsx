import { CubeIcon, LayersIcon } from "@blueprintjs/icons";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { DrawerTabs, panelId } from "./DrawerTabs.tsx";

const layers = { tab: "layers", label: "Layers", icon: LayersIcon };
const figures = { tab: "figures", label: "Figures", icon: CubeIcon };
const shared = { tabs: [layers, figures], focus: "layers", label: "Layers and risk", onChoose: unheard };

export default statesOf(
  DrawerTabs,
  {
    "over an open drawer": shared,
    "upright at the edge": { ...shared, isVertical: true },
    "one alone": { ...shared, tabs: [figures], focus: "figures" },
    "long names": {
      ...shared,
      tabs: [layers, { ...figures, label: "What is expected of each year's floods" }],
    },
  },
  {
    around: (view) => (
      <div>
        {view}
        <div aria-label="Open" id={panelId} role="tabpanel" />
      </div>
    ),
    // The panel that tabs name is the page's only one.
    coversPage: true,
  },
);
