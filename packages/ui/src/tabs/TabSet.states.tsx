import { statesOf, unheard } from "../testing/statesOf.tsx";
import { TabSet } from "./TabSet.tsx";

const tab = (id: string, title = id) => ({ id, title, panel: <p>All about {title.toLowerCase()}.</p> });
const tabs = { tabs: [tab("Layers"), tab("Risk"), tab("Selected")], onChoose: unheard };

export default statesOf(TabSet<string>, {
  first: { ...tabs, id: "first", chosen: "Layers" },
  last: { ...tabs, id: "last", chosen: "Selected" },
  one: { ...tabs, id: "one", tabs: [tab("Layers")], chosen: "Layers" },
  "long titles": {
    ...tabs,
    id: "long",
    tabs: [
      tab("a", "Buildings by damage class"),
      tab("b", "Roads that are cut off"),
      tab("c", "People who live there"),
    ],
    chosen: "b",
  },
});
