import { Failed } from "@stopbank/ui/states";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import search from "../search/PropertySearchView.states.tsx";
import { PropertySearchView } from "../search/PropertySearchView.tsx";
import { LandingView } from "./LandingView.tsx";

const shared = { search: <PropertySearchView {...search.states.empty} />, onSkip: unheard };

export default statesOf(
  LandingView,
  {
    usual: shared,
    "not set up": {
      ...shared,
      problem: (
        <Failed
          error={new Error("The Property Explorer is not set up for this organisation yet.")}
          what="Properties cannot be searched for"
        />
      ),
    },
  },
  { around: (view) => <div style={{ height: 480, position: "relative" }}>{view}</div> },
);
