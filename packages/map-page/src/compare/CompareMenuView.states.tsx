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
const shared = {
  pairs: [period, banks],
  onCompare: unheard,
  versions: [],
  onSince: unheard,
  onStop: undefined,
};
const before = {
  version: "f399a03b15f4effe",
  title: "Larkhaven District",
  published: "22 Nov 2026, 10:15 am",
  isOn: false,
};

export default statesOf(CompareMenuView, {
  "nothing compared": shared,
  "of several hazards": { ...shared, pairs: shared.pairs.map((pair) => ({ ...pair, of: "River flooding" })) },
  "data before": { ...shared, versions: [before] },
  "data before alone": { ...shared, pairs: [], versions: [{ ...before, isOn: true }], onStop: unheard },
  compared: { ...shared, pairs: [period, { ...banks, isOn: true }], onStop: unheard },
});
