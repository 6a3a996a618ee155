import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ContributionStandIn, type StandIn } from "./ContributionStandIn.tsx";

const error = new Error("The code of this part did not arrive.");
const aside: StandIn = (what, children) => <aside aria-label={what}>{children}</aside>;

export default statesOf(ContributionStandIn, {
  waiting: { className: "shell-page" },
  failed: { className: "shell-page", failure: { error, retry: unheard } },
  "waiting elsewhere": { standIn: aside },
  "failed elsewhere": { standIn: aside, failure: { error, retry: unheard } },
});
