import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { DomainError } from "@stopbank/errors";
import { stringify } from "yaml";
import type { Description } from "./description/description.ts";
import type { ElementLayerDescription } from "./description/elements.ts";
import type { HazardEntry } from "./description/hazards.ts";
import { layerInput, rasterInput } from "./inputs.ts";
import { rasterFacts } from "./raster/rasterFacts.ts";
import { layerFacts } from "./vector/layerFacts.ts";

const vectorEndings = /\.(gpkg|shp|geojson|json|fgb|gml|kml|tab|zip)$/i;
const rasterEndings = /\.(tif|tiff|vrt|asc|img|nc)$/i;

/** A first description and what was not understood. */
export interface DraftedDescription {
  readonly path: string;
  readonly elements: number;
  readonly rasters: number;
  /** Files left out, with the sentence why. */
  readonly leftOut: readonly string[];
}

/**
 * Writes a first description of a folder by looking at its files: every vector file becomes an element layer with all
 * its columns, every raster a scenario of one hazard. What only a person can know is marked to be stated.
 *
 * @throws DomainError `import/no-folder`, `import/nothing-found`, `import/description-exists`.
 */
export async function draftDescription(folder: string): Promise<DraftedDescription> {
  const root = resolve(folder);
  if (!existsSync(root))
    throw new DomainError("not-found", "import/no-folder", `There is no folder ${folder}.`);
  const name = idOf(basename(root));
  const path = join(root, `${name}.yaml`);
  if (existsSync(path))
    throw new DomainError(
      "conflict",
      "import/description-exists",
      `${path} is there already. Move it away to have a new one written.`,
    );
  const files = readdirSync(root).sort();
  const leftOut: string[] = [];
  const elements = await each(
    files.filter((file) => vectorEndings.test(file)),
    leftOut,
    (file) => draftElements(root, file),
  );
  const rasters = await each(
    files.filter((file) => rasterEndings.test(file)),
    leftOut,
    async (file) => {
      await rasterFacts(rasterInput(root, "Raster", { file }));
      return file;
    },
  );
  if (elements.length === 0)
    throw new DomainError(
      "invalid",
      "import/nothing-found",
      `${folder} has no vector file to make an element layer of. ${leftOut.join(" ")}`.trim(),
    );
  const description: Description = {
    client: name,
    title: titleOf(name),
    licence: unstated,
    sources: [{ title: titleOf(name), licence: unstated, attribution: unstated }],
    elements,
    ...(rasters.length === 0 ? {} : { hazards: [draftHazard(rasters)] }),
  };
  writeFileSync(path, `${heading(path)}${stringify(description, { lineWidth: 110 })}`);
  return { path, elements: elements.length, rasters: rasters.length, leftOut };
}

const unstated = "to be stated";

const heading = (path: string) =>
  `# Written by looking at the files beside it. State the licence and sources, keep the columns that matter, give\n` +
  `# thresholds and methodology; then: npm run stopbank -- import ${basename(path)} --check\n` +
  `# docs/import.md lists every key.\n`;

async function each<T>(
  files: readonly string[],
  leftOut: string[],
  look: (file: string) => Promise<T>,
): Promise<T[]> {
  const found: T[] = [];
  for (const file of files) {
    try {
      found.push(await look(file));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      leftOut.push(error.message);
    }
  }
  return found;
}

async function draftElements(root: string, file: string): Promise<ElementLayerDescription> {
  const { columns } = await layerFacts(layerInput(root, "Layer", { file }));
  const type = idOf(file.replace(/\.\w+$/, ""));
  return {
    type,
    title: titleOf(type),
    file,
    columns: Object.fromEntries(columns.map((column) => [column, { label: titleOf(column) }])),
  };
}

const draftHazard = (rasters: readonly string[]): HazardEntry => ({
  id: "hazard",
  title: "Hazard",
  summary: unstated,
  intensity: "Depth",
  unit: "m",
  source: { kind: "raster" },
  scenarios: rasters.map((file) => {
    const tag = idOf(file.replace(/\.\w+$/, ""));
    return { tag, name: titleOf(tag), file };
  }),
  sampling: { rule: "max", cells: "touched" },
  assessed: "data",
  classes: [{ from: 0.05, class: "exposed" }],
  methodology: { content: unstated },
});

/** Lower case, with what an id cannot have made into underscores. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, "_")
    .replace(/^[_-]+|_+$/g, "") || "import";

const titleOf = (id: string) => {
  const words = id.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
