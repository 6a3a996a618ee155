import { type ExposureColumn, notAssessed, type PolygonColumn } from "@stopbank/risk-engine/columns";
import { classOf, makeDistrict } from "../engine/district.ts";
import { description, flood, publishOnce, typeOf } from "../http/publish.ts";

/** Return periods of the flood's scenarios; each floods more deeply than the one before. */
const years = [10, 20, 30, 50, 75, 100, 150, 200, 250, 350, 500, 1_000] as const;
export const scenarioOf = (at: number): string => `${flood.hazardId}_${years[at]}yr`;
export const scenarioCount = years.length;
export const { hazardId } = flood;

/** Publishes buildings in the scenarios of one flood; a dataset that is there already is kept. */
export async function publishBuildings(root: string, count: number): Promise<void> {
  await publishOnce(root, async (writer) => {
    const { squares, cost } = makeDistrict(count, 1);
    writer.addHazard({
      ...flood,
      parameters: { ari: { label: "Return period", type: "number", unit: "years" } },
      form: [{ key: "ari", title: "Return period", type: "slider", priority: 1 }],
      startScenario: scenarioOf(0),
      scenarios: years.map((ari, at) => ({
        tag: scenarioOf(at),
        name: `1 in ${ari} years`,
        displayName: `1 in ${ari} years`,
        sentence: "{value} m",
        parameters: { ari },
      })),
    });
    const id = Array.from(cost, (_, element) => `${typeOf.polygon}-${element}`);
    // The writer sorts the coordinates it is given in place.
    const exposures = years.map((_, at) => floodedBy(squares, at));
    await writer.addElements(description(squares), squares, { id, cost });
    for (const [at, exposure] of exposures.entries())
      await writer.addExposure(typeOf.polygon, flood.hazardId, scenarioOf(at), exposure);
  });
}

/** Bands of depth across the district: a neighbour's class is often another, and most change from scenario to scenario. */
function floodedBy({ coords, partStart }: PolygonColumn, scenario: number): ExposureColumn {
  const rows: (readonly [element: number, value: number, code: number])[] = [];
  for (let element = 0; element + 1 < partStart.length; element++) {
    const [longitude, latitude] = [coords[element * 10]!, coords[element * 10 + 1]!];
    const depthMetres = 1.2 + 0.2 * scenario + 1.6 * Math.sin(40 * longitude) * Math.cos(31 * latitude);
    if (longitude > 173.17) rows.push([element, Number.NaN, notAssessed]);
    else if (depthMetres > 0.9) rows.push([element, depthMetres, classOf(depthMetres)]);
  }
  return {
    element: Uint32Array.from(rows, ([element]) => element),
    value: Float32Array.from(rows, ([, value]) => value),
    damageClass: Uint8Array.from(rows, ([, , code]) => code),
  };
}
