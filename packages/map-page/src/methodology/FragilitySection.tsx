import { CurveChart } from "@stopbank/charts/curve";
import { DataTable } from "@stopbank/charts/data-table";
import { formatNumber, formatPercent } from "@stopbank/numbers";
import { useId, useState } from "react";
import { fragilityFormula, fragilityLine, fragilityRange } from "./fragilityLines.ts";
import { stateLook } from "./lineLook.ts";
import type { MethodParts } from "./methodParts.ts";
import { fragilityProbabilities, fragilityTable } from "./methodTable.ts";
import { type Fragility, restFirst, variantsOf } from "./methodVariants.ts";
import { floorWords, titled } from "./methodWords.ts";
import { VariantConditions } from "./VariantConditions.tsx";

export interface FragilitySectionProps extends MethodParts {
  readonly method: Fragility;
}

/** Fragility: the probability of each damage state over the intensity, one construction at a time. */
export function FragilitySection({ method, information, intensity, labels }: FragilitySectionProps) {
  const variants = restFirst(variantsOf(method));
  const [chosen, setChosen] = useState(variants[0]?.label);
  const id = useId();
  const variant = variants.find(({ label }) => label === chosen) ?? variants[0];
  if (variant === undefined) return null;
  const unit = method.conversion?.unit ?? method.unit;
  const range = fragilityRange(variant.states);
  const axis = method.conversion === null ? intensity : `Measure of the curves (${unit})`;
  const floor = floorWords(method.floor_height_attribute, method.unit, information);
  return (
    <section>
      {variants.length > 1 && (
        <p className="map-page-variant">
          <label htmlFor={id}>Fragility of</label>
          <select id={id} value={variant.label} onChange={(event) => setChosen(event.target.value)}>
            {variants.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </p>
      )}
      <CurveChart
        key={variant.label}
        title={titled("Fragility curves", method)}
        note="The probability that an element is in a state or a worse one."
        series={variant.states.map((state, at) => ({
          key: state.state,
          label: state.state,
          ...stateLook(state.damage_class, at, labels),
          points: fragilityLine(state, range),
        }))}
        x={{ label: axis, range, format: formatNumber }}
        y={{ label: "Probability", range: [0, 1], format: formatPercent }}
        table={fragilityProbabilities(variant.states, range, axis)}
      />
      <div className="map-page-formula">
        {fragilityFormula(method).map((line) => (
          <code key={line}>{line}</code>
        ))}
      </div>
      <p>
        Φ is the standard normal distribution. The value lost is each state's probability times what is lost
        in it, added up.
      </p>
      {floor !== undefined && <p>{floor}</p>}
      <DataTable caption={`Medians and betas: ${variant.label}`} {...fragilityTable(variant.states, unit)} />
      <VariantConditions variants={method.variants} information={information} />
    </section>
  );
}
