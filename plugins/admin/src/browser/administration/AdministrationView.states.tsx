import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { AdministrationView } from "./AdministrationView.tsx";
import domains from "./domains/ApprovedDomainsView.states.tsx";
import { ApprovedDomainsView } from "./domains/ApprovedDomainsView.tsx";
import features from "./features/FeaturesView.states.tsx";
import { FeaturesView } from "./features/FeaturesView.tsx";
import trail from "./trail/TrailView.states.tsx";
import { TrailView } from "./trail/TrailView.tsx";

const open = {
  isAdmin: true,
  section: "features" as const,
  panels: {
    features: <FeaturesView {...features.states.many} />,
    domains: <ApprovedDomainsView {...domains.states.many} />,
    trail: <TrailView {...trail.states.many} />,
  },
  onSection: unheard,
};

export default statesOf(AdministrationView, {
  features: open,
  domains: { ...open, section: "domains" },
  trail: { ...open, section: "trail" },
  asking: { ...open, isAdmin: false },
});
