import { DataTable } from "@stopbank/charts/data-table";
import type { ComparisonNumbers } from "@stopbank/contract/comparison";
import type { ElementLayer } from "@stopbank/contract/layers";
import { routes } from "@stopbank/contract/routes";
import { labelsFor } from "@stopbank/map/class-labels";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useRegionGroups } from "@stopbank/map-page/region-groups";
import type { SideWords } from "@stopbank/map-page/side-words";
import { stateWords } from "@stopbank/map-page/state-words";
import { useCall } from "@stopbank/plugin-api/browser";
import { extensionValue } from "@stopbank/scene/extension";
import { transitionTable } from "../../domain/comparison/comparedRows.ts";
import type { ComparisonQuestion } from "../../domain/comparison/comparisonQuestion.ts";
import { hasDamage } from "../../domain/comparison/damageChangeWords.ts";
import { countExtension } from "../../domain/summary/countExtension.ts";
import { ChangedElementsList } from "./ChangedElementsList.tsx";
import { DamageChanges } from "./DamageChanges.tsx";
import { LayerComparisonView } from "./LayerComparisonView.tsx";
import { MoreView } from "./MoreView.tsx";
import { RegionChanges } from "./RegionChanges.tsx";
import type { ChangedElementsSource } from "./useChangedElements.ts";
import { useAskDamage } from "./useDamageChanges.ts";

export interface LayerComparisonProps {
  readonly element: ElementLayer;
  readonly data: ComparisonNumbers;
  readonly question: ComparisonQuestion;
  readonly sides: SideWords;
}

/** What differs for one element layer, and in which classes, regions and elements. */
export function LayerComparison({ element, data, question, sides }: LayerComparisonProps) {
  const call = useCall();
  const { labels } = useMapPage();
  const regions = useRegionGroups();
  const counts = extensionValue(usePageScene(), countExtension) ?? {};
  const words = stateWords(element);
  const groups = regions.state === "ready" ? regions.value : [];
  const table = transitionTable(data, labelsFor(labels, element.is_cascading), words, "From, to");
  const { before, after, coordinates: rest, query, body } = question;
  const askDamage = useAskDamage();
  const damageQuestion = { type: element.type, before, after, coordinates: rest, query, body };
  const source: ChangedElementsSource = {
    key: `${element.type} ${JSON.stringify(question)}`,
    ask: (page) =>
      call(routes.changedElements, {
        params: { assetType: element.type, before: before.join(","), after: after.join(",") },
        rest,
        query: { ...query, ...page },
        body,
      }),
  };
  return (
    <LayerComparisonView
      element={element}
      data={data}
      labels={labels}
      sides={sides}
      by={counts[element.type] === "value" && data.money !== null ? "value" : "quantity"}
    >
      {hasDamage(element) && <DamageChanges question={damageQuestion} sides={sides} />}
      <MoreView title="Which move between classes">
        <DataTable caption={`${element.display_name}: from class to class`} {...table} />
      </MoreView>
      {groups.map((group) => (
        <MoreView key={group.region_group} title={`By ${group.title.toLowerCase()}`}>
          <RegionChanges
            type={element.type}
            group={group}
            questionKey={JSON.stringify(question)}
            ask={() =>
              call(routes.comparisonByRegion, {
                params: {
                  assetType: element.type,
                  group: group.region_group,
                  before: before.join(","),
                  after: after.join(","),
                },
                rest,
                query,
                body,
              })
            }
            askDamage={
              hasDamage(element) ? () => askDamage(damageQuestion, { group: group.region_group }) : undefined
            }
            sides={sides}
            words={words}
          />
        </MoreView>
      ))}
      <MoreView title="Elements that change the most">
        <ChangedElementsList element={element} source={source} />
      </MoreView>
    </LayerComparisonView>
  );
}
