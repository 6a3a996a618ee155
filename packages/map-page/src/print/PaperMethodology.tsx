import { PaperCurve } from "@stopbank/charts/paper/curve";
import { PaperTable } from "@stopbank/charts/paper/table";
import type { ConsequenceMethod, ConsequenceMethodology } from "@stopbank/contract/consequences";
import type { FilterableInformation } from "@stopbank/contract/layers";
import { Markdown } from "@stopbank/markdown";
import { richParts } from "@stopbank/markdown/rich";
import { formatNumber, formatPercent } from "@stopbank/numbers";
import type { ClassLabels } from "../classes/damageClasses.ts";
import { curveMethodChart } from "../methodology/curveMethodChart.ts";
import { fragilityFormula, fragilityLine, fragilityRange } from "../methodology/fragilityLines.ts";
import { stateLook } from "../methodology/lineLook.ts";
import type { MethodParts } from "../methodology/methodParts.ts";
import { fragilityTable } from "../methodology/methodTable.ts";
import { type Fragility, restFirst, variantsOf } from "../methodology/methodVariants.ts";
import {
  assessedWords,
  conditionWords,
  floorWords,
  intensityName,
  readingWords,
  samplingWords,
  titled,
} from "../methodology/methodWords.ts";
import { ladderTable } from "../methodology/thresholdLadder.ts";

export interface PaperMethodologyProps {
  readonly of: ConsequenceMethodology;
  /** What is known of its elements. */
  readonly information: readonly FilterableInformation[];
  /** What its hazard is measured by: "Depth". */
  readonly intensityLabel: string | undefined;
  /** The client's words for damage classes. */
  readonly labels: ClassLabels;
}

/** Words, figures and conditions of one methodology, all laid open. Its sources are listed at the document's end. */
export function PaperMethodology({ of, information, intensityLabel, labels }: PaperMethodologyProps) {
  return (
    <section>
      <h3>{of.title}</h3>
      {of.curves.map((method) => (
        <Method
          key={`${method.kind} ${method.part ?? ""}`}
          method={method}
          information={information}
          intensity={intensityName(intensityLabel, method)}
          labels={labels}
        />
      ))}
      <Markdown rich={richParts} text={of.content} under={3} />
      <p>
        {samplingWords(of)} {of.sampling.note} {assessedWords(of.assessed_extent)}
      </p>
    </section>
  );
}

function Method({ method, ...parts }: MethodParts & { readonly method: ConsequenceMethod }) {
  const { information } = parts;
  const floor = floorWords(method.floor_height_attribute, method.unit, information);
  const conditions = method.variants.map(({ label, where }) => ({
    label,
    words: conditionWords(where, information),
  }));
  return (
    <>
      <Shown method={method} {...parts} />
      {floor !== undefined && <p>{floor}</p>}
      {conditions.length > 0 && (
        <>
          <p>
            Which elements follow which line: the first whose conditions an element meets counts for it; what
            meets none is among the other elements.
          </p>
          <ol>
            {conditions.map(({ label, words }) => (
              <li key={label}>
                <strong>{label}:</strong> {words}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function Shown({
  method,
  information,
  intensity,
  labels,
}: MethodParts & { readonly method: ConsequenceMethod }) {
  if (method.kind === "thresholds")
    return (
      <PaperTable
        caption={`${titled("Damage class thresholds", method)}, ${intensity}. A class holds from its figure up to the next.`}
        {...ladderTable(variantsOf(method), labels, method.unit)}
      />
    );
  if (method.kind === "fragility")
    return <Fragilities method={method} information={information} intensity={intensity} labels={labels} />;
  return (
    <>
      <PaperCurve {...curveMethodChart(method, intensity)} widthPt={450} />
      <p>{readingWords(method, method.unit)}</p>
    </>
  );
}

/** The first construction as a picture, which most elements follow, and each by its figures. */
function Fragilities({ method, intensity, labels }: MethodParts & { readonly method: Fragility }) {
  const variants = restFirst(variantsOf(method));
  const [first] = variants;
  if (first === undefined) return null;
  const unit = method.conversion?.unit ?? method.unit;
  const range = fragilityRange(first.states);
  return (
    <>
      <PaperCurve
        title={`${titled("Fragility curves", method)}: ${first.label}`}
        note="The probability that an element is in a state or a worse one."
        series={first.states.map((state, at) => ({
          key: state.state,
          label: state.state,
          ...stateLook(state.damage_class, at, labels),
          points: fragilityLine(state, range),
        }))}
        x={{
          label: method.conversion === null ? intensity : `Measure of the curves (${unit})`,
          range,
          format: formatNumber,
        }}
        y={{ label: "Probability", range: [0, 1], format: formatPercent }}
        widthPt={450}
      />
      <p className="paper-formula">{fragilityFormula(method).join("; ")}</p>
      <p>
        Φ is the standard normal distribution. The value lost is each state's probability times what is lost
        in it, added up.
      </p>
      {variants.map(({ label, states }) => (
        <PaperTable key={label} caption={`Medians and betas: ${label}`} {...fragilityTable(states, unit)} />
      ))}
    </>
  );
}
