import type { ClassWords } from "@stopbank/dataset/class-words";
import { agreeing } from "@stopbank/numbers";
import { severityOrder } from "@stopbank/risk-engine/classes";
import type { Estimate } from "@stopbank/risk-engine/damage";
import type {
  AnnualDamageReport,
  ExposureReport,
  FrequencyNotNamed,
  ImportReport,
  LayerReport,
  ScenarioReport,
} from "./importReport.ts";

const figure = (value: number) => value.toLocaleString("en-NZ", { maximumFractionDigits: 2 });

const estimate = ({ min, value, max }: Estimate) =>
  min === max ? figure(value) : `${figure(value)} (${figure(min)} to ${figure(max)})`;

/** The report as plain text for a terminal. */
export function reportText(report: ImportReport): string {
  const lines = ["Read", ...report.layers.flatMap(layerLines)];
  let hazard = "";
  for (const scenario of report.scenarios) {
    if (scenario.hazard !== hazard) lines.push("", `Exposed to ${scenario.hazard}`);
    hazard = scenario.hazard;
    lines.push(...scenarioLines(scenario, report.classWords));
  }
  if (report.expectedAnnualDamage.length + report.frequencyNotNamed.length > 0)
    lines.push("", "Expected annual damage");
  lines.push(...report.expectedAnnualDamage.flatMap(annualLines));
  lines.push(...report.frequencyNotNamed.map(notNamedLine));
  lines.push("", `Memory: ${figure(Math.round(report.peakMemoryBytes / 1e6))} MB at most`);
  return `${lines.join("\n")}\n`;
}

function layerLines(layer: LayerReport): string[] {
  const { what, file, read, kept, unit = "features", problems, foundBy, notes = [] } = layer;
  const head = `  ${what}: ${figure(kept)} of ${figure(read)} ${unit} from ${file}`;
  const details = problems.map(
    ({ reason, done, count, examples }) =>
      `    ${done} ${figure(count)}: ${reason} (${examples.join(", ")}${count > examples.length ? ", ..." : ""})`,
  );
  const search =
    foundBy === undefined ? [] : [`    Found by ${foundBy.join(", ") || "nothing: no column of texts"}`];
  return [head, ...search, ...notes.map((note) => `    ${note}`), ...details];
}

function annualLines(annual: AnnualDamageReport): string[] {
  const { hazard, type, parameters } = annual;
  const { returnPeriods = [], partlyAssessed = 0, leftAside = [] } = annual;
  const where = Object.entries(parameters).map(([key, value]) => `, ${key} ${value}`);
  const periods = returnPeriods.length === 0 ? "" : ` (1 in ${returnPeriods.map(figure).join(", ")} years)`;
  return [
    `  ${hazard}, ${type}${where.join("")}: ${sum(annual, ` a year${periods}`, partlyAssessed)}`,
    ...(partlyAssessed === 0
      ? []
      : [
          `    A lower bound: the damage of ${figure(partlyAssessed)} is not known at every return period, and counts nothing where it is not`,
        ]),
    ...(leftAside.length === 0
      ? []
      : [`    Left aside, since an earlier scenario has the same return period: ${leftAside.join(", ")}`]),
  ];
}

const notNamedLine = ({ hazard, parameters }: FrequencyNotNamed): string =>
  `  ${hazard}: not reckoned. Scenarios of different return periods differ in ${parameters.join(" and ")}: write frequency: true beside the parameter that says how often they come back, or frequency: false where it does not`;

const scenarioLines = ({ name, exposures }: ScenarioReport, words: ClassWords): string[] => [
  `  ${name}`,
  ...exposures.map((each) => `    ${exposureLine(each, words)}`),
];

interface Summed {
  readonly damage: Estimate;
  readonly damageKnown: number;
  readonly damageUnknown: number;
}

/** A sum of damage and what it leaves out; where it leaves out all there is, it is no sum. */
function sum({ damage, damageKnown, damageUnknown }: Summed, of: string, partly = 0): string {
  const total = `${partly === 0 ? "" : "at least "}${estimate(damage)}${of}`;
  if (damageUnknown === 0) return total;
  const lacking = `${agreeing(damageUnknown, "lacks", "lack")} an amount, a curve or an intensity`;
  const left = `${figure(damageUnknown)} ${damageUnknown === 1 ? "element" : "elements"}`;
  return damageKnown === 0
    ? `not known${of}: ${left} ${lacking}`
    : `${total}, without ${left} that ${lacking}`;
}

function exposureLine(exposure: ExposureReport, words: ClassWords): string {
  const { type, elements, exposed, notAssessed, byClass } = exposure;
  const { damage, damageKnown = 0, damageUnknown = 0 } = exposure;
  const classes = severityOrder
    .filter((name) => byClass[name] !== undefined)
    .map((name) => `${figure(byClass[name] ?? 0)} ${words[name]}`);
  const assessed = elements - notAssessed;
  const peopleIn = (those: ExposureReport["classes"]) =>
    those.reduce((total, { people = 0 }) => total + people, 0);
  const known = exposure.classes.filter(({ class: name }) => name !== "not assessed");
  return [
    `${type}: ${figure(exposed)} of ${figure(assessed)} assessed exposed`,
    ...(classes.length > 0 ? [` (${classes.join(", ")})`] : []),
    ...(known.some(({ people }) => people !== undefined)
      ? [
          `; ${figure(peopleIn(known.filter(({ class: name }) => name !== "not exposed")))} of ${figure(peopleIn(known))} people`,
        ]
      : []),
    ...(notAssessed > 0 ? [`; ${figure(notAssessed)} not assessed`] : []),
    ...(notAssessed === elements
      ? [": none lies where the study was or is named in it. Compare ids and coordinate reference systems"]
      : []),
    ...(damage === undefined || notAssessed === elements
      ? []
      : [`; damage ${sum({ damage, damageKnown, damageUnknown }, "")}`]),
  ].join("");
}
