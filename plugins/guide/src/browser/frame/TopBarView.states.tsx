import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { TopBarView } from "./TopBarView.tsx";

const logo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 90 24'%3E%3Crect width='90' height='24' fill='%231f7a6d'/%3E%3C/svg%3E";

export default statesOf(TopBarView, {
  "with a logo": { logoUrl: logo, name: "Larkhaven District Council", onSearch: unheard },
  "without a logo": { logoUrl: undefined, name: "Larkhaven District Council", onSearch: unheard },
  "nothing to search with": { logoUrl: undefined, name: "Larkhaven", onSearch: undefined },
  "long text": {
    logoUrl: undefined,
    name: "The Larkhaven and Outer Islands Regional and District Council",
    onSearch: unheard,
  },
});
