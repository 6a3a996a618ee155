import { ChartCard } from "@stopbank/charts/chart-card";
import type { MethodParts } from "./methodParts.ts";
import { type Thresholds, variantsOf } from "./methodVariants.ts";
import { floorWords } from "./methodWords.ts";
import { ladderKey, ladderRange, ladderTable, rungsOf } from "./thresholdLadder.ts";
import { VariantConditions } from "./VariantConditions.tsx";

export interface ThresholdSectionProps extends MethodParts {
  readonly method: Thresholds;
}

/** Thresholds: from which intensity an element is in which damage class, a ladder for each construction. */
export function ThresholdSection({ method, information, intensity, labels }: ThresholdSectionProps) {
  const variants = variantsOf(method);
  const range = ladderRange(variants);
  // Names under every rung of many ladders would not fit; one key serves all.
  const hasMany = variants.length > 1;
  const floor = floorWords(method.floor_height_attribute, method.unit, information);
  return (
    <section>
      <ChartCard
        title="Damage class thresholds"
        note={`${intensity}. A class holds from its figure up to the next.`}
        table={ladderTable(variants, labels, method.unit)}
      >
        {hasMany && (
          <p className="sb-histogram-key map-page-ladder-key" aria-hidden="true">
            {ladderKey(variants, labels).map(({ label, colour }) => (
              <span key={label}>
                <i style={{ background: colour }} />
                {label}
              </span>
            ))}
          </p>
        )}
        <ul className="map-page-ladders">
          {variants.map(({ label, steps }) => (
            <li key={label}>
              {hasMany && <span className="map-page-ladder-name">{label}</span>}
              <ol className="map-page-ladder">
                {rungsOf(steps, labels, range).map((rung) => (
                  <li
                    key={rung.key}
                    style={{ left: share(rung.start), width: share(rung.length) }}
                    title={`${rung.label}: ${rung.words}`}
                  >
                    <i style={{ background: rung.colour }} aria-hidden="true" />
                    <span className={hasMany ? "sb-visually-hidden" : "map-page-ladder-class"}>
                      {rung.label}
                    </span>
                    <span className="map-page-ladder-foot" aria-hidden="true">
                      {rung.foot}
                    </span>
                    <span className="sb-visually-hidden"> {rung.words}</span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </ChartCard>
      {floor !== undefined && <p>{floor}</p>}
      <VariantConditions variants={method.variants} information={information} />
    </section>
  );
}

const share = (part: number) => `${(part * 100).toFixed(3)}%`;
