import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { tabs } from "../../testing/guide.ts";
import { HomeView } from "./HomeView.tsx";

const shared = {
  tabs: ready(tabs),
  logoUrl: undefined,
  name: "Larkhaven District Council",
  onSearch: unheard,
  isAlone: false,
};

export default statesOf(HomeView, {
  loading: { ...shared, tabs: loading },
  failed: {
    ...shared,
    tabs: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  many: shared,
  "without a header": { ...shared, isAlone: true },
  empty: { ...shared, tabs: ready([]), onSearch: undefined },
});
