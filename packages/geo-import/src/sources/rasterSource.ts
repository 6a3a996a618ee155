import type { RasterGrid } from "@stopbank/dataset/raster";
import { DomainError } from "@stopbank/errors";
import type { CellValues } from "@stopbank/geo-read/cell-window";
import { type RasterFacts, rasterFacts } from "@stopbank/geo-read/raster-facts";
import { refuse } from "@stopbank/geo-read/refusal";
import { notAssessed } from "@stopbank/risk-engine/columns";
import { coveredFrom } from "../cells/coveredFrom.ts";
import { notExposed, sharesOfPart } from "../cut/classShares.ts";
import { cutAtCells } from "../cut/cutAtCells.ts";
import { rasterInput } from "../description/describedInputs.ts";
import type { HazardEntry, SamplingEntry } from "../description/hazards.ts";
import { noClass, type Sampled } from "../sampling/sampled.ts";
import type { GridSamples } from "../sampling/sampleRaster.ts";
import { codeOfPiece } from "./classify.ts";
import { cutLayers } from "./cutLayers.ts";
import type { HazardSource, ReadAhead, ReadingContext } from "./hazardSource.ts";
import { type RasterReading, rasterSampling, readRaster } from "./readRaster.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

/** Rasters under elements, which are taken into the raster's own system rather than the other way round. */
export function rasterSource(
  folder: string,
  hazard: HazardEntry,
  source: Extract<HazardEntry["source"], { kind: "raster" }>,
  context: ReadingContext,
): HazardSource {
  const known = new Map<string, Promise<RasterFacts>>();
  const readings = new Map<string, Promise<RasterReading>>();
  const cutLayer = cutLayers();
  let nextRead: ReadAhead | undefined;

  const raster = async ({ file = source.file, tag, band, variable = source.variable }: ScenarioPlan) => {
    if (file === undefined)
      throw new DomainError(
        "invalid",
        "import/no-file",
        `Hazard ${hazard.id}: scenario ${tag} has no file. Name it there or in \`source\`.`,
      );
    const key = JSON.stringify([file, variable]);
    const facts =
      known.get(key) ??
      rasterFacts(rasterInput(folder, `Hazard ${hazard.id}`, { ...source, file, variable }));
    known.set(key, facts);
    const { bandCount, input } = await facts;
    if (band > bandCount)
      throw refuse(
        "no-such-band",
        input.place,
        `it has ${bandCount} bands and no band ${band}`,
        "Correct `band`; bands count from 1.",
      );
    return facts;
  };
  const read = (plan: ScenarioPlan, layers: ReadAhead["layers"]): Promise<RasterReading> => {
    const reading = raster(plan).then((facts) =>
      readRaster(facts, plan, layers, nextRead?.withMap ?? false, context),
    );
    readings.set(plan.tag, reading);
    // Whoever asks for it hears of its failure; until then it must not count as unhandled.
    reading.catch(() => undefined);
    return reading;
  };

  return {
    tables: [],
    async check(plans) {
      for (const plan of plans) await raster(plan);
    },
    prepare(plans, ahead) {
      nextRead = ahead;
      const tags = new Set(plans.map(({ tag }) => tag));
      for (const tag of readings.keys()) if (!tags.has(tag)) readings.delete(tag);
      for (const plan of plans) if (!readings.has(plan.tag)) read(plan, ahead.layers);
    },
    async sample(indexed, plan, sampling) {
      const { samples } = await (readings.get(plan.tag) ?? read(plan, [{ indexed, sampling }]));
      return sampledOf(samples.get(indexed.layer.entry.type)!, plan, sampling, hazard);
    },
    async cut(indexed, plan, sampling, within) {
      if (indexed.index.geometry.kind === "point") return undefined;
      const facts = await raster(plan);
      const { classes, assessed = "data" } = hazard;
      const dry = assessed === "data" ? notAssessed : notExposed;
      const { above } = rasterSampling(sampling, plan);
      const codesOf = (cells: CellValues) => {
        const least = above === undefined ? Number.NEGATIVE_INFINITY : coveredFrom(above, cells);
        return (value: number) => {
          if (Number.isNaN(value)) return dry;
          const code = codeOfPiece(value * plan.scale, sampling, classes, value >= least);
          return code === noClass ? notExposed : code;
        };
      };
      const outside = assessed === "data" || assessed === "footprint" ? notAssessed : notExposed;
      const { part, ...layer } = await cutLayer(indexed, facts, within);
      const shares = await cutAtCells(facts, plan.band, layer, codesOf, outside, context.signal);
      return part === undefined ? shares : sharesOfPart(shares, part);
    },
    async grid(plan): Promise<RasterGrid> {
      const { map } = await (readings.get(plan.tag) ?? read(plan, []));
      const grid = await map!();
      return plan.scale === 1 ? grid : { ...grid, data: grid.data.map((value) => value * plan.scale) };
    },
  };
}

function sampledOf(
  { value, isWithin }: GridSamples,
  { scale }: ScenarioPlan,
  { rule }: SamplingEntry,
  { assessed }: HazardEntry,
): Sampled {
  const isHit = new Uint8Array(value.length);
  for (let i = 0; i < value.length; i++) isHit[i] = Number.isNaN(value[i]!) ? 0 : 1;
  // Shares and counts of cells are no intensities.
  const isScaled = scale !== 1 && rule !== "fraction" && rule !== "count";
  return {
    value: isScaled ? value.map((each) => each * scale) : value,
    isHit,
    isCovered: assessed === "footprint" ? isWithin : isHit,
  };
}
