import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { CompareMenuView } from "./CompareMenuView.tsx";

const banks = {
  key: "hold",
  of: undefined,
  title: "Stopbanks",
  left: "Stopbanks breach",
  right: "Stopbanks hold",
  isOn: false,
};
const period = { ...banks, key: "200", title: "Return period", left: "100 years", right: "200 years" };
const shared = { pairs: [period, banks], onCompare: unheard, onStop: undefined };

export default statesOf(CompareMenuView, {
  "nothing compared": shared,
  "of several hazards": { ...shared, pairs: shared.pairs.map((pair) => ({ ...pair, of: "River flooding" })) },
  compared: { ...shared, pairs: [period, { ...banks, isOn: true }], onStop: unheard },
});
