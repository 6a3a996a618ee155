import type { ElementLayer, LayerDetails } from "@stopbank/contract/layers";
import { EnlargeablePictures } from "@stopbank/ui/enlargeable-pictures";
import { type Loadable, mapLoadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import { Markdown } from "../methodology/Markdown.tsx";
import { extentWords, samplingWords } from "../methodology/methodWords.ts";
import { SourceName, Sources } from "../methodology/Sources.tsx";

/** Element layers by type, for their names. */
type Elements = ReadonlyMap<string, Pick<ElementLayer, "display_name">>;

export interface LayerDetailsViewProps {
  /** Undefined where nothing is known. */
  readonly details: Loadable<LayerDetails | undefined>;
  readonly elements: Elements;
}

/** What a layer is, how far to trust it and where it came from. */
export const LayerDetailsView = ({ details, elements }: LayerDetailsViewProps) => (
  <Loaded
    of={mapLoadable(details, (value) => ({ value }))}
    what="The layer's details could not be loaded"
    label="Getting information data"
  >
    {({ value }) =>
      value === undefined ? (
        <p>Additional information not available.</p>
      ) : (
        <Details details={value} elements={elements} />
      )
    }
  </Loaded>
);

interface DetailsProps {
  readonly details: LayerDetails;
  readonly elements: Elements;
}

function Details({ details, elements }: DetailsProps) {
  const { title, summary, sections, confidence, accordions, images, source, additionalSources, dataset } =
    details;
  return (
    <>
      <h3 className="map-page-details-title">{title}</h3>
      {summary === "" ? <p>Additional information not available.</p> : <Markdown text={summary} under={3} />}
      {sections.map((section) => (
        <Section key={section.title} title={section.title}>
          <Markdown text={section.description} under={4} />
        </Section>
      ))}
      <Section title="Data suitability">
        <p className="map-page-suitability">
          <i style={{ background: confidence.colour }} aria-hidden="true" />
          <strong>{confidence.title}</strong>
        </p>
        {confidence.description !== "" && <Markdown text={confidence.description} under={4} />}
      </Section>
      <CoveredArea details={details} />
      <SamplingSection details={details} elements={elements} />
      {details.details.length > 0 && (
        <Section title="Details">
          <dl className="map-page-facts">
            {details.details.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {accordions.map((accordion) => (
        <details key={accordion.title} open={accordion.startsOpen}>
          <summary>{accordion.title}</summary>
          <Markdown text={accordion.description} under={4} />
        </details>
      ))}
      <EnlargeablePictures pictures={images.map(({ url, alt }) => ({ src: url, alt }))} />
      <Sources of={[source, ...additionalSources]} />
      <Section title="Dataset">
        <p>
          {dataset.title}, licence {dataset.licence}.
        </p>
        <ul>
          {dataset.sources.map(({ title: name, url, licence, attribution }) => (
            <li key={`${name} ${url}`}>
              <SourceName title={name} url={url} /> ({licence}): {attribution}
            </li>
          ))}
        </ul>
        <p className="map-page-note map-page-version">Version {dataset.version}</p>
      </Section>
    </>
  );
}

/** The named regions, and the figures where the dataset gives them. */
function CoveredArea({ details: { coveredArea, extent } }: { readonly details: LayerDetails }) {
  const { title, description, regions } = coveredArea;
  if (description === "" && regions.length === 0 && extent === null) return null;
  return (
    <Section title={title || "Covered area"}>
      {description !== "" && <Markdown text={description} under={4} />}
      {regions.length > 0 && <p>{regions.join(", ")}</p>}
      {extent !== null && <p>{extentWords(extent)}</p>}
    </Section>
  );
}

/** How a hazard was read under elements, and which layers were read otherwise. */
function SamplingSection({ details: { sampling }, elements }: DetailsProps) {
  if (sampling === undefined) return null;
  const others = Object.keys(sampling.of ?? {}).filter((type) => elements.has(type));
  return (
    <Section title="Value under an element">
      <p>{samplingWords({ sampling, asset_type: "" })}</p>
      {sampling.note !== "" && <p>{sampling.note}</p>}
      {others.length > 0 && (
        <ul>
          {others.map((type) => (
            <li key={type}>
              {elements.get(type)?.display_name}: {samplingWords({ sampling, asset_type: type })}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h4>{title}</h4>
    {children}
  </section>
);
