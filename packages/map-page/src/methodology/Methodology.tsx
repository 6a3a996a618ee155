import type { ConsequenceMethod, ConsequenceMethodology } from "@stopbank/contract/consequences";
import { useMapPage } from "../page/mapPageContext.ts";
import { CurveMethodSection } from "./CurveMethodSection.tsx";
import { FragilitySection } from "./FragilitySection.tsx";
import { Markdown } from "./Markdown.tsx";
import { assessedWords, samplingWords } from "./methodWords.ts";
import { Sources } from "./Sources.tsx";
import { ThresholdSection } from "./ThresholdSection.tsx";

/** Words, figures and sources of one methodology. */
export function Methodology({ of }: { readonly of: ConsequenceMethodology }) {
  return (
    <>
      <h3 className="map-page-details-title">{of.title}</h3>
      {of.curves.map((method) => (
        <Method key={`${method.kind} ${method.part ?? ""}`} method={method} of={of} />
      ))}
      {of.image_url !== undefined && <img src={of.image_url} alt={`How damage follows: ${of.title}`} />}
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

function Method({ method, of }: { readonly method: ConsequenceMethod; readonly of: ConsequenceMethodology }) {
  const { index } = useMapPage();
  const hazard = index.hazards.get(of.hazard_id);
  const shared = {
    information: index.elements.get(of.asset_type)?.filterable_information ?? [],
    intensity: intensityName(hazard?.intensity_label, method),
  };
  switch (method.kind) {
    case "thresholds":
      return <ThresholdSection method={method} {...shared} />;
    case "curve":
      return <CurveMethodSection method={method} {...shared} />;
    case "fragility":
      return <FragilitySection method={method} {...shared} />;
  }
}

/** `Depth over the floor (m)`. */
const intensityName = (label = "Intensity", { floor_height_attribute, unit }: ConsequenceMethod): string =>
  `${label}${floor_height_attribute === null ? "" : " over the floor"}${unit === "" ? "" : ` (${unit})`}`;
