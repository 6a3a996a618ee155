import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { amount, damageTogether } from "../../domain/testing/annualDamage.ts";
import { DamageTogetherView } from "./DamageTogetherView.tsx";

const names: Readonly<Record<string, string>> = {
  c100: "Coastal flooding, 1 in 100 years",
  t500: "Tsunami",
};
const unanswered = {
  answer: undefined,
  isUpdating: true,
  error: undefined,
  retry: unheard,
  elements: "Buildings",
  nameOf: ({ hazard_scenario }: { readonly hazard_scenario: string }) =>
    names[hazard_scenario] ?? hazard_scenario,
};
const answered = { ...unanswered, isUpdating: false, answer: damageTogether() };
const error = new Error("The server is busy.");

export default statesOf(DamageTogetherView, {
  loading: unanswered,
  failed: { ...unanswered, isUpdating: false, error },
  answered,
  "asking again": { ...answered, isUpdating: true },
  "failed to ask again": { ...answered, error },
  "not known": { ...answered, answer: damageTogether({ damage: null }) },
  "a lower bound": {
    ...answered,
    answer: damageTogether({ damage: amount(12_000, 500), partly_assessed_count: 12 }),
  },
  "long text": {
    ...answered,
    nameOf: () => "Coastal flooding with a breach of the stopbank at Te Awa Kairangi, 1 in 100 years",
  },
});
