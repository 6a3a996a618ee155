import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { tabs } from "../../testing/guide.ts";
import { TopicTabsView } from "./TopicTabsView.tsx";

export default statesOf(TopicTabsView, {
  loading: { tabs: loading, current: "methods" },
  failed: { tabs: { state: "failed", error: new Error("Out of reach.") }, current: "methods" },
  empty: { tabs: ready([]), current: undefined },
  many: { tabs: ready(tabs), current: "fundamentals" },
  "none is open": { tabs: ready(tabs), current: undefined },
});
