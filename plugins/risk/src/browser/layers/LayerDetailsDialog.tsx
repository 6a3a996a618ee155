import { Button } from "@blueprintjs/core";
import type { LayerDetails } from "@stopbank/contract/layers";
import { Markdown } from "@stopbank/markdown";
import { Dialog } from "@stopbank/ui/dialog";
import { mapLoadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";
import { useSnapshot } from "valtio";
import { closeDetails, page } from "../state.ts";
import { useLayerDetails } from "../useRiskData.ts";

/** What a layer is, how far to trust it and where it came from. */
export function LayerDetailsDialog() {
  const { details } = useSnapshot(page);
  return (
    <Dialog
      isOpen={details !== undefined}
      onClose={closeDetails}
      title="Layer Details"
      widthPx={640}
      className="risk-details"
      actions={<Button onClick={closeDetails} text="Close" variant="outlined" />}
    >
      {details !== undefined && <Body id={details} />}
    </Dialog>
  );
}

function Body({ id }: { readonly id: string }) {
  const details = useLayerDetails(id);
  return (
    <Loaded
      of={mapLoadable(details, (value) => ({ value }))}
      what="The layer's details could not be loaded"
      label="Getting information data"
    >
      {({ value }) =>
        value === undefined ? <p>Additional information not available.</p> : <Details details={value} />
      }
    </Loaded>
  );
}

function Details({ details }: { readonly details: LayerDetails }) {
  const { title, summary, sections, confidence, accordions, images, coveredArea, source, additionalSources } =
    details;
  const sources = [source, ...additionalSources].filter((one) => one.title !== "");
  return (
    <>
      <h3 className="risk-details-title">{title}</h3>
      {summary === "" ? <p>Additional information not available.</p> : <Markdown text={summary} />}
      {sections.map((section) => (
        <Section key={section.title} title={section.title}>
          <Markdown text={section.description} />
        </Section>
      ))}
      <Section title="Data suitability">
        <p className="risk-suitability">
          <i style={{ background: confidence.colour }} aria-hidden="true" />
          <strong>{confidence.title}</strong>
        </p>
        {confidence.description !== "" && <Markdown text={confidence.description} />}
      </Section>
      {(coveredArea.description !== "" || coveredArea.regions.length > 0) && (
        <Section title={coveredArea.title || "Covered area"}>
          {coveredArea.description !== "" && <Markdown text={coveredArea.description} />}
          {coveredArea.regions.length > 0 && <p>{coveredArea.regions.join(", ")}</p>}
        </Section>
      )}
      {details.details.length > 0 && (
        <Section title="Details">
          <dl className="risk-facts">
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
          <Markdown text={accordion.description} />
        </details>
      ))}
      {images.map(({ url, alt }) => (
        <img key={url} src={url} alt={alt} />
      ))}
      {sources.length > 0 && (
        <Section title={sources.length === 1 ? "Source" : "Sources"}>
          <ul>
            {sources.map((one) => (
              <li key={one.title}>
                {isWebAddress(one.url) ? (
                  <a href={one.url} rel="noopener noreferrer" target="_blank">
                    {one.title}
                  </a>
                ) : (
                  one.title
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const Section = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <section>
    <h4>{title}</h4>
    {children}
  </section>
);

const isWebAddress = (url: string | undefined): url is string =>
  url !== undefined && /^https?:\/\//i.test(url);
