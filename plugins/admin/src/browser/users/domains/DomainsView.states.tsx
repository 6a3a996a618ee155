import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { DomainsView } from "./DomainsView.tsx";

const client = { organisation: "Larkhaven District Council" };

export default statesOf(DomainsView, {
  loading: { ...client, domains: loading },
  failed: {
    ...client,
    domains: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  empty: { ...client, domains: ready([]) },
  one: { ...client, domains: ready(["larkhaven.example"]) },
  many: {
    ...client,
    domains: ready(Array.from({ length: 30 }, (_, at) => `office-${at}.larkhaven.example`)),
  },
  "long text": { ...client, domains: ready([`${"te-awa-kairangi-".repeat(15)}.example`]) },
});
