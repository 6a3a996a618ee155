import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { DomainsView } from "./DomainsView.tsx";

const organisation = "Larkhaven District Council";

export default statesOf(DomainsView, {
  loading: { organisation, domains: loading },
  failed: {
    organisation,
    domains: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  empty: { organisation, domains: ready([]) },
  one: { organisation, domains: ready(["larkhaven.example"]) },
  many: {
    organisation,
    domains: ready(Array.from({ length: 30 }, (_, at) => `office-${at}.larkhaven.example`)),
  },
  "long text": { organisation, domains: ready([`${"te-awa-kairangi-".repeat(15)}.example`]) },
});
