import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { settings } from "../../domain/testing/settings.ts";
import { inTab } from "../testing/inTab.tsx";
import { ValuesView } from "./ValuesView.tsx";

const common = {
  valueSets: settings.valueSets,
  weights: { homes: 5, lifelines: 2 },
  onWeight: unheard,
  onReset: unheard,
  onBalance: unheard,
  onDefaults: unheard,
};
const [first] = settings.valueSets;

export default statesOf(
  ValuesView,
  {
    many: common,
    one: { ...common, valueSets: settings.valueSets.slice(0, 1) },
    "nothing to go back to": { ...common, onReset: undefined, onBalance: undefined, onDefaults: undefined },
    "no defaults": { ...common, onDefaults: null },
    "long text": {
      ...common,
      valueSets:
        first === undefined
          ? []
          : [
              {
                ...first,
                display_name:
                  "Places that people of the district depend upon every day of the year, and in an emergency",
              },
            ],
    },
  },
  { around: inTab },
);
