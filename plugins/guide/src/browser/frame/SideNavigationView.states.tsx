import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { cardOf, tabs } from "../../testing/guide.ts";
import { SideNavigationView } from "./SideNavigationView.tsx";

const [, fundamentals] = tabs;
const shared = {
  tabs,
  tab: fundamentals!,
  path: "/guide/fundamentals/chance-and-time/aep",
  showsAll: false,
  onToggle: unheard,
};

export default statesOf(SideNavigationView, {
  "current topic": shared,
  "all topics": { ...shared, showsAll: true },
  empty: { ...shared, tab: { ...fundamentals!, sub_tabs: [], articles: [] } },
  "long text": {
    ...shared,
    tab: {
      ...fundamentals!,
      articles: [
        cardOf("long", "What the words hazard, exposure, vulnerability, consequence and risk mean to whom"),
      ],
    },
  },
});
