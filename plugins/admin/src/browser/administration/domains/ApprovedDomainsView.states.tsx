import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ApprovedDomainsView } from "./ApprovedDomainsView.tsx";

const many = {
  domains: ready(["larkhaven.example", "engineers.larkhaven.example"]),
  organisation: "Larkhaven District Council",
  typed: "",
  problem: undefined,
  isWorking: false,
  asked: undefined,
  isAsking: false,
  onMeant: unheard,
  onNotMeant: unheard,
  onType: unheard,
  onApprove: unheard,
  onWithdraw: unheard,
};

export default statesOf(ApprovedDomainsView, {
  loading: { ...many, domains: loading },
  failed: {
    ...many,
    domains: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  empty: { ...many, domains: ready([]) },
  many,
  refused: { ...many, typed: "bay", problem: "This is no e-mail domain." },
  "a public one": { ...many, typed: "gmail.com", asked: "gmail.com", isAsking: true },
  working: { ...many, typed: "bay.govt.nz", isWorking: true },
});
