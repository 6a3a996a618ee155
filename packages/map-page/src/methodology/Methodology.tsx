import type { ConsequenceMethod, ConsequenceMethodology } from "@stopbank/contract/consequences";
import type { FilterableInformation } from "@stopbank/contract/layers";
import { EnlargeablePictures } from "@stopbank/ui/enlargeable-pictures";
import type { ClassLabels } from "../classes/damageClasses.ts";
import { CurveMethodSection } from "./CurveMethodSection.tsx";
import { FragilitySection } from "./FragilitySection.tsx";
import { Markdown } from "./Markdown.tsx";
import type { MethodParts } from "./methodParts.ts";
import { assessedWords, intensityName, samplingWords } from "./methodWords.ts";
import { Sources } from "./Sources.tsx";
import { ThresholdSection } from "./ThresholdSection.tsx";

export interface MethodologyProps {
  readonly of: ConsequenceMethodology;
  /** What is known of its elements. */
  readonly information: readonly FilterableInformation[];
  /** What its hazard is measured by: "Depth". */
  readonly intensityLabel: string | undefined;
  /** The client's words for damage classes. */
  readonly labels: ClassLabels;
}

/** Words, figures and sources of one methodology. */
export function Methodology({ of, information, intensityLabel, labels }: MethodologyProps) {
  return (
    <>
      <h3 className="map-page-details-title">{of.title}</h3>
      {of.curves.map((method) => (
        <Method
          key={`${method.kind} ${method.part ?? ""}`}
          method={method}
          information={information}
          intensity={intensityName(intensityLabel, method)}
          labels={labels}
        />
      ))}
      {of.image_url !== undefined && (
        <EnlargeablePictures pictures={[{ src: of.image_url, alt: `How damage follows: ${of.title}` }]} />
      )}
      <Markdown text={of.content} under={3} />
      <section>
        <h4>Value under an element</h4>
        <p>{samplingWords(of)}</p>
        {of.sampling.note !== "" && <p>{of.sampling.note}</p>}
        <p>{assessedWords(of.assessed_extent)}</p>
      </section>
      <Sources of={of.sources} />
      {of.conventions.length > 0 && (
        <details>
          <summary>Conventions</summary>
          <ul>
            {of.conventions.map(({ name, text }) => (
              <li key={name}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="map-page-note">Dataset version {of.dataset_version}</p>
    </>
  );
}

function Method({ method, ...parts }: MethodParts & { readonly method: ConsequenceMethod }) {
  switch (method.kind) {
    case "thresholds":
      return <ThresholdSection method={method} {...parts} />;
    case "curve":
      return <CurveMethodSection method={method} {...parts} />;
    case "fragility":
      return <FragilitySection method={method} {...parts} />;
  }
}
