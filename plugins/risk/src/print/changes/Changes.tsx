import { useMapPage } from "@stopbank/map-page/context";
import { classLook } from "@stopbank/map-page/damage-classes";
import { stateWords } from "@stopbank/map-page/state-words";
import { changeRows, changeSentence, notesOn, versionWords } from "../../domain/changes/changeWords.ts";
import { isSame, layerChanges } from "../../domain/changes/layerChange.ts";
import type { FactsOnPaper } from "../../domain/changes/reportFacts.ts";
import { ChangesView } from "./ChangesView.tsx";

/** What a scheduled report begins with. */
export function Changes({ title, facts }: { readonly title: string; readonly facts: FactsOnPaper }) {
  const { index, labels } = useMapPage();
  const { before, after } = facts;
  const label = (name: Parameters<typeof classLook>[0]) => classLook(name, labels).label;
  const layers = layerChanges(facts);
  return (
    <ChangesView
      title={title}
      before={before === null ? undefined : versionWords(before)}
      after={versionWords(after)}
      isSame={layers.every(isSame)}
      notes={notesOn(facts)}
      layers={layers.map((layer) => {
        const words = stateWords(index.elements.get(layer.type));
        return {
          type: layer.type,
          name: layer.name,
          sentence: changeSentence(layer, after.currency, label, words.exposed),
          rows: changeRows(layer, after.currency, label, words.part),
        };
      })}
    />
  );
}
