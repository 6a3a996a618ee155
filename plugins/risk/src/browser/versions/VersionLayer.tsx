import { DataTable } from "@stopbank/charts/data-table";
import type { VersionComparison } from "@stopbank/contract/dataset-versions";
import type { ElementLayer } from "@stopbank/contract/layers";
import { routes } from "@stopbank/contract/routes";
import { labelsFor } from "@stopbank/map/class-labels";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useRegionGroups } from "@stopbank/map-page/region-groups";
import { stateWords } from "@stopbank/map-page/state-words";
import { useCall } from "@stopbank/plugin-api/browser";
import { extensionValue } from "@stopbank/scene/extension";
import { transitionTable } from "../../domain/comparison/comparedRows.ts";
import { hasDamage } from "../../domain/comparison/damageChangeWords.ts";
import { onlyInOne } from "../../domain/comparison/onlyInOne.ts";
import { countExtension } from "../../domain/summary/countExtension.ts";
import { ChangedElementsList } from "../comparison/ChangedElementsList.tsx";
import { DamageChanges } from "../comparison/DamageChanges.tsx";
import { LayerComparisonView } from "../comparison/LayerComparisonView.tsx";
import { MoreView } from "../comparison/MoreView.tsx";
import { RegionChanges } from "../comparison/RegionChanges.tsx";
import type { ChangedElementsSource } from "../comparison/useChangedElements.ts";
import { useAskDamage } from "../comparison/useDamageChanges.ts";
import { NotComparedView } from "./NotComparedView.tsx";
import type { VersionQuestion } from "./useVersionComparison.ts";

export interface VersionLayerProps {
  readonly element: ElementLayer;
  readonly compared: VersionComparison[number];
  readonly question: VersionQuestion;
}

const sides = { left: "Version before", right: "Now" };

/** What differs for one element layer between two versions, and what one of them alone has. */
export function VersionLayer({ element, compared, question }: VersionLayerProps) {
  const call = useCall();
  const askDamage = useAskDamage();
  const { labels } = useMapPage();
  const regions = useRegionGroups();
  const groups = regions.state === "ready" ? regions.value : [];
  const counts = extensionValue(usePageScene(), countExtension) ?? {};
  const { data } = compared;
  if (data === null) return <NotComparedView name={element.display_name} sentence={compared.sentence} />;
  const words = stateWords(element);
  const alone = onlyInOne(compared, words);
  const { coordinates: rest, query, body, version, tags } = question;
  const damageQuestion = {
    type: element.type,
    before: tags,
    after: tags,
    version,
    coordinates: rest,
    query,
    body,
  };
  const source: ChangedElementsSource = {
    key: `${element.type} ${JSON.stringify(question)}`,
    ask: (page) =>
      call(routes.versionChangedElements, {
        params: { assetType: element.type, tags: tags.join(","), version },
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
        <DataTable
          caption={`${element.display_name}: from class to class`}
          {...transitionTable(data, labelsFor(labels, element.is_cascading), words, "From, to")}
        />
      </MoreView>
      {groups.map((group) => (
        <MoreView key={group.region_group} title={`By ${group.title.toLowerCase()}`}>
          <RegionChanges
            type={element.type}
            group={group}
            questionKey={JSON.stringify(question)}
            ask={() =>
              call(routes.versionByRegion, {
                params: { assetType: element.type, group: group.region_group, tags: tags.join(","), version },
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
      {alone !== undefined && (
        <MoreView title="In one version only">
          <DataTable caption={`${element.display_name}: in one version only`} {...alone} />
        </MoreView>
      )}
    </LayerComparisonView>
  );
}
