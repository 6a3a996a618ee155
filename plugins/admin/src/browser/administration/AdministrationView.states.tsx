import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { AdministrationView } from "./AdministrationView.tsx";
import domains from "./domains/ApprovedDomainsView.states.tsx";
import { ApprovedDomainsView } from "./domains/ApprovedDomainsView.tsx";
import features from "./features/FeaturesView.states.tsx";
import { FeaturesView } from "./features/FeaturesView.tsx";
import { operatorPanels, ownPanels } from "./ownPanels.ts";
import { panelGroups } from "./panelGroups.ts";
import trail from "./trail/TrailView.states.tsx";
import { TrailView } from "./trail/TrailView.tsx";

const panelAt = (section: string) => ownPanels.find((panel) => panel.section === section);

const open = {
  groups: panelGroups(ownPanels),
  open: panelAt("features"),
  onOpen: unheard,
  children: <FeaturesView {...features.states.many} />,
};

export default statesOf(AdministrationView, {
  features: open,
  domains: {
    ...open,
    open: panelAt("domains"),
    children: <ApprovedDomainsView {...domains.states.many} />,
  },
  trail: { ...open, open: panelAt("trail"), children: <TrailView {...trail.states.many} /> },
  "something waits": { ...open, waiting: { feedback: 12 } },
  "of an operator": { ...open, groups: panelGroups([...ownPanels, ...operatorPanels]) },
  none: { ...open, groups: [], open: undefined, children: null },
});
