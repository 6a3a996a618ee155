import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PageHead } from "./PageHead.tsx";

const shared = { name: "Risk", path: "/risk", onChoose: unheard };
const stories = { tab: "stories", label: "Stories", address: "stories" };
const sources = { tab: "sources", label: "Sources" };

export default statesOf(
  PageHead,
  {
    "nothing beside the page": { ...shared, tabs: [], open: undefined },
    "the page itself": { ...shared, tabs: [stories], open: undefined },
    "a tab with an address": { ...shared, tabs: [stories, sources], open: "stories" },
    "a tab without one": { ...shared, tabs: [stories, sources], open: "sources" },
    "only tabs without one": { ...shared, tabs: [sources], open: undefined },
    "long names": {
      ...shared,
      name: "Property check of the whole district",
      tabs: [{ ...stories, label: "Stories of floods and of those who live with them" }],
      open: undefined,
    },
  },
  { around: (view) => <div style={{ height: 48, position: "relative" }}>{view}</div> },
);
