import "./print.css";
import type { PropertyFacts } from "@stopbank/contract/property";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useAwaited, useFailing } from "@stopbank/map-page/print/awaited";
import { useProvenance } from "@stopbank/map-page/print/provenance";
import { ReportPages } from "@stopbank/map-page/print/report-pages";
import { PrintedScene } from "@stopbank/map-page/print/scene";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import type { ReportProps } from "@stopbank/plugin-api/print";
import { toLoadable } from "@stopbank/ui/loadable";
import type { ReactNode } from "react";
import useSWR from "swr";
import { type ChosenProperty, chosenIn } from "../domain/chosenProperty.ts";
import { propertyQuery } from "../domain/propertyQuery.ts";

/** What a document about a property is made of. */
export interface OnPaper {
  readonly facts: PropertyFacts;
  /** West, south, east, north of the property in degrees. */
  readonly bbox: readonly number[];
  /** The property's page, for who may see it. */
  readonly link: string;
  /** "28 November 2026" */
  readonly day: string;
}

export interface PropertyDocumentProps extends ReportProps {
  /** "Natural hazard information" */
  readonly title: string;
  readonly children: (on: OnPaper) => ReactNode;
}

/** The pages of a document about the property that the address names. */
export const PropertyDocument = ({ title, children, ...asked }: PropertyDocumentProps) => (
  <PrintedScene id="property" search={asked.search}>
    {() => (
      <OfScene {...asked} title={title}>
        {children}
      </OfScene>
    )}
  </PrintedScene>
);

function OfScene(props: PropertyDocumentProps) {
  const chosen = chosenIn(usePageScene());
  useFailing(chosen === undefined ? noProperty : undefined);
  return chosen === undefined ? null : <OfProperty {...props} chosen={chosen} />;
}

const noProperty = new DomainError(
  "not-found",
  "property/none-chosen",
  "The address names no property. Open one in the Property Explorer and ask for its report again.",
);

const longDate = new Intl.DateTimeFormat("en-NZ", { dateStyle: "long" });

function OfProperty({
  search,
  given,
  title,
  chosen,
  children,
}: PropertyDocumentProps & { readonly chosen: ChosenProperty }) {
  const { type, id } = chosen;
  const call = useCall();
  const { name } = useClient();
  const { index } = useMapPage();
  const asked = useSWR(given === undefined ? ["facts on paper", type, id] : null, () =>
    call(routes.propertyFacts, { params: { assetType: type, assetId: id } }),
  );
  // What the job gave is what the API answered it a moment ago.
  const facts = useAwaited(
    given === undefined ? toLoadable(asked) : { state: "ready", value: given as PropertyFacts },
    "what is known of the property",
  );
  const feature = useAwaited(
    toLoadable(
      useSWR(["property on paper", type, id], () =>
        call(routes.elementGeometry, { params: { type, asset_id: id } }),
      ),
    ),
    "where the property lies",
  );
  const tags = [...index.hazards.values()].flatMap(({ scenarios }) => scenarios.slice(0, 1)).slice(0, 1);
  const provenance = useProvenance({
    types: [type],
    tags: tags.map(({ assetTag }) => assetTag),
    coordinates: "all",
    query: {},
    body: {},
  });
  if (facts === undefined || feature === undefined || provenance === undefined) return null;
  const day = longDate.format(new Date(provenance.made.at));
  const named = facts.address ?? facts.name;
  // Where people open the product is the API's to know: this page is opened by a printer.
  const link = new URL(`/property?${propertyQuery(name, chosen, feature.bbox)}`, provenance.scene_link).href;
  return (
    <ReportPages
      search={search}
      title={title}
      fileName={`${title.replace(/[:/\\]/g, "")} ${named.replace(/[/\\:*?"<>|]/g, "-")} ${provenance.made.at.slice(0, 10)}`}
      subject={`${named} · ${facts.legal_description ?? `ID ${id}`}`}
      provenance={provenance}
      isWithoutRules
    >
      {children({ facts, bbox: feature.bbox, link, day })}
    </ReportPages>
  );
}
