import { useTerms } from "@stopbank/plugin-api/browser";
import { draftedInputs } from "../../domain/choice/drafted.ts";
import {
  type Chosen,
  defaultWeights,
  type PrioritySettings,
  valueSetIds,
} from "../../domain/choice/settings.ts";
import { areSameWeights, balanced, type Weights } from "../../domain/weights/weights.ts";
import { OfSettings } from "../data/OfSettings.tsx";
import { useLook, usePriorities } from "../data/usePriorities.ts";
import { InputsView } from "./InputsView.tsx";
import { ScenariosView } from "./ScenariosView.tsx";
import { ValuesView } from "./ValuesView.tsx";

/** What is valued and under which scenario, as it is set; the foot below applies it. */
export function InputsTab() {
  return (
    <InputsView>
      <OfSettings>{(settings, chosen) => <Inputs settings={settings} chosen={chosen} />}</OfSettings>
    </InputsView>
  );
}

function Inputs({ settings, chosen }: { readonly settings: PrioritySettings; readonly chosen: Chosen }) {
  const { setDraft } = usePriorities();
  const { draft } = useLook();
  const { hazards } = useTerms();
  const ids = valueSetIds(settings);
  const { scenario, weights } = draftedInputs(chosen, draft, settings);
  const set = (next: Weights) => setDraft({ ...draft, weights: next });
  /** Undefined where that is how they are set. */
  const setting = (next: Weights) => (areSameWeights(weights, next, ids) ? undefined : () => set(next));
  const defaults = defaultWeights(settings, scenario.scenario_id);
  return (
    <>
      <ValuesView
        valueSets={settings.valueSets}
        weights={weights}
        onWeight={(id, weight) => set({ ...weights, [id]: weight })}
        onReset={setting(chosen.weights)}
        onBalance={setting(balanced(ids))}
        onDefaults={defaults === undefined ? null : setting(defaults)}
      />
      <ScenariosView
        scenarios={settings.scenarios}
        chosen={scenario}
        hazards={hazards}
        onChoose={(id) => setDraft({ ...draft, scenario: id })}
      />
    </>
  );
}
