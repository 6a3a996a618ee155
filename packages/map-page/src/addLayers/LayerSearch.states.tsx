import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LayerSearch } from "./LayerSearch.tsx";

const shared = { label: "Search elements", onChange: unheard };

export default statesOf(LayerSearch, {
  empty: { ...shared, value: "" },
  "with words": { ...shared, value: "roads" },
});
