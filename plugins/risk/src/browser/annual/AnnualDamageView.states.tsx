import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { annualDamage, coastalFlooding } from "../../domain/testing/annualDamage.ts";
import { AnnualDamageView } from "./AnnualDamageView.tsx";

const unasked = {
  answer: undefined,
  isUpdating: false,
  error: undefined,
  retry: unheard,
  hazard: coastalFlooding,
  rule: undefined,
  onRule: unheard,
};
const answered = { ...unasked, answer: annualDamage() };
const error = new Error("The server is busy.");

export default statesOf(AnnualDamageView, {
  "not asked": unasked,
  loading: { ...unasked, isUpdating: true },
  failed: { ...unasked, error },
  answered,
  "asking again": { ...answered, isUpdating: true },
  "failed to ask again": { ...answered, error },
});
