import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { inMap } from "../../testing/inMap.tsx";
import { InViewFilter } from "./InViewFilter.tsx";
import { usualListing } from "./listing.ts";

const asked = {
  listing: usualListing,
  layers: ["Bridges", "Buildings"],
  statuses: ["Major", "Not exposed"],
  onChange: unheard,
};

export default statesOf(
  InViewFilter,
  {
    all: asked,
    "one layer, no damage states": { ...asked, layers: ["Bridges"], statuses: [] },
    narrowed: { ...asked, listing: { ...usualListing, search: "otaki", layer: "Bridges", status: "Major" } },
    "long text": { ...asked, layers: ["Water pipes, mains and laterals of the whole district", "Roads"] },
  },
  {
    around: (view) => inMap(<section className="sb-in-view-panel">{view}</section>),
  },
);
