import { block, town } from "../sceneAddress.ts";
import type { Directory } from "./directory.ts";
import { distributions } from "./distributions.ts";
import { elementTables } from "./elementTables.ts";
import type { ExpectedTable } from "./expected.ts";
import { keyFigures } from "./keyFigures.ts";
import { layerTables } from "./layerTables.ts";
import { methodTables } from "./methodTables.ts";
import type { Provenance } from "./provenance.ts";
import { type Ask, askedHazards, asker, type Question } from "./question.ts";
import { regionTables } from "./regionTables.ts";
import { summaryAnswers } from "./summaryAnswers.ts";

/** A document of the demonstration's district, and what it should say. */
export interface PrintedDocument {
  /** Relative to the served address. */
  readonly path: string;
  /** What the scene is of, as its address has it. */
  readonly scene: Readonly<Record<string, string>>;
  /** What each page says at its foot, without what data it is of. */
  readonly subject: string;
  readonly tables: (ask: Ask, directory: Directory) => Promise<ExpectedTable[]>;
  readonly provenance: (ask: Ask) => Promise<Provenance>;
}

const hazards = askedHazards.map(({ id, tag }) => `h:${id}:${tag}`);
const corners = block.split(";").map((pair) => pair.split(",").map(Number));

function summary(
  question: Question,
  narrowed: Readonly<Record<string, string>>,
  subject: string,
): PrintedDocument {
  const scene = { layers: [...question.types.map((type) => `e:${type}`), ...hazards].join(";"), ...narrowed };
  return {
    path: pathOf("risk-summary", scene),
    scene,
    subject,
    tables: (ask, directory) => summaryTables(question, ask, directory),
    provenance: (ask) => provenanceOf(ask, question),
  };
}

async function summaryTables(question: Question, ask: Ask, directory: Directory): Promise<ExpectedTable[]> {
  const calls = asker(ask, question);
  const answers = await summaryAnswers(calls);
  const chapters: ExpectedTable[] = [];
  for (const type of question.types) chapters.push(...(await layerTables(type, answers, calls, directory)));
  return [
    ...keyFigures(question, answers, directory),
    ...chapters,
    ...(await regionTables(question, answers, ask, calls, directory)),
    ...(await methodTables(question, ask, directory)),
    distributions(question, answers, directory),
  ];
}

function element(type: string, id: string, subject: string): PrintedDocument {
  const scene = { layers: [`e:${type}`, ...hazards].join(";"), selected: `${type}:${id}` };
  return {
    path: pathOf("element-report", scene),
    scene,
    subject,
    tables: (ask, directory) => elementTables(type, id, ask, directory),
    provenance: (ask) => provenanceOf(ask, { types: [type], regions: [], area: undefined }),
  };
}

const pathOf = (template: string, scene: Readonly<Record<string, string>>) =>
  `/print/${template}?${Object.entries({ client: "larkhaven", v: "2", at: town, ...scene })
    .map(([name, value]) => `${name}=${value}`)
    .join("&")}`;

const provenanceOf = (ask: Ask, { types, regions, area }: Question) =>
  ask<Provenance>(
    `/asset/export/provenance/larkhaven/${area === undefined ? "all" : "body"}${regions.length === 0 ? "" : `?regions=${regions.join(",")}`}`,
    {
      asset_types: types,
      hazard_scenarios: askedHazards.map(({ tag }) => tag),
      ...(area === undefined ? {} : { area }),
    },
  );

const regions = ["suburbs.beachside", "suburbs.larkhaven-central", "wards.larkhaven"];

export const documents = {
  /** Of layers that are counted, measured and of people, where studies do not reach everything. */
  "a summary of all the data": summary(
    { types: ["buildings", "roads", "population"], regions: [], area: undefined },
    {},
    "River flooding, 1 in 100 years, present climate, stopbanks breach and 1 more",
  ),
  /** Of one that goes out as well, within a drawn area and regions of two kinds. */
  "a summary of an area and regions": summary(
    {
      types: ["buildings", "roads", "water_supply_properties"],
      regions,
      area: { type: "Polygon", coordinates: [corners] },
    },
    { regions: regions.join(","), area: block },
    "Beachside, Larkhaven Central, Larkhaven · Within a drawn area",
  ),
  "an element report": element("buildings", "B-02636", "Buildings · ID B-02636 · all scenarios of the data"),
} as const satisfies Readonly<Record<string, PrintedDocument>>;
