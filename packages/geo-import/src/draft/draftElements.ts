import type { Kind } from "@stopbank/geo-read/geometry-builder";
import type { ElementLayerDescription } from "../description/elements.ts";
import { reservedFor } from "../elements/reservedColumns.ts";
import type { Drafted, Remark } from "./drafted.ts";
import type { SeenColumn } from "./seen/seenColumn.ts";
import type { SeenLayer } from "./seen/seenLayer.ts";
import { idOf, labelOf, titleOf, unusedName } from "./words/names.ts";

/** An element layer as it would be described, with what was seen of its columns. */
export interface DraftedElements extends Drafted<ElementLayerDescription> {
  readonly layer: SeenLayer;
}

/** One entry for each kind of geometry that a layer has. */
export function draftElements(layer: SeenLayer, takenNames: Set<string>): DraftedElements[] {
  const kinds = [...layer.kinds.keys()];
  // Whatever part they play, some names are taken.
  const columns = layer.columns.filter(
    ({ name }) => reservedFor(name, { id: name, replacementCost: { value: name } }) === undefined,
  );
  return kinds.map((kind) => {
    const { source } = layer;
    const base = kinds.length === 1 ? layer.name : `${layer.name}_${kind}s`;
    const type = unusedName(idOf(base), takenNames);
    const roles = rolesOf(layer.name, columns);
    const places: readonly string[] = Object.values(source.coordinates ?? {});
    const usable = columns.filter(({ name }) => reservedFor(name, asEntry(roles)) === undefined);
    // Where an element lies is shown on the map.
    const attributeColumns = usable.filter(({ name }) => !places.includes(name));
    const unnamed = layer.columns.filter((column) => !usable.includes(column)).map(({ name }) => name);
    const remarks: Remark[] = [
      { path: ["type"], sentence: "part of every address of the layer: name it to last" },
      ...(kinds.length === 1
        ? []
        : [{ path: ["geometry"], sentence: `the file mixes kinds: ${kindsText(layer.kinds)}` }]),
      ...(source.crs === undefined || source.coordinates === undefined
        ? []
        : [{ path: ["crs"], sentence: "guessed from the coordinates" }]),
      roles.id === undefined
        ? { path: ["file"], sentence: "no column is unique and filled, so elements are numbered" }
        : { path: ["id"], sentence: "guessed: unique and filled" },
      ...(roles.name === undefined ? [] : [{ path: ["name"], sentence: "guessed by its name" }]),
      ...(roles.cost === undefined
        ? []
        : [
            {
              path: ["replacementCost"],
              sentence: "guessed by the column's name: is it what rebuilding costs, and of which year?",
            },
          ]),
      ...(roles.height === undefined ? [] : [{ path: ["height"], sentence: "guessed: metres, for 3D" }]),
      ...(attributeColumns.length === 0
        ? []
        : [
            {
              path: ["columns"],
              sentence: `labels and units are made from names; remove what nobody needs${
                unnamed.length === 0
                  ? ""
                  : `; without ${unnamed.join(", ")}, whose names are taken: rename them`
              }`,
            },
          ]),
    ];
    const entry: ElementLayerDescription = {
      type,
      title: titleOf(type),
      ...source,
      geometry: kind,
      ...(kind === "line" ? { metric: "length" as const } : {}),
      ...(roles.id === undefined ? {} : { id: roles.id }),
      ...(roles.name === undefined ? {} : { name: roles.name }),
      ...(roles.cost === undefined ? {} : { replacementCost: { value: roles.cost } }),
      ...(roles.height === undefined ? {} : { height: roles.height }),
      ...(attributeColumns.length === 0 ? {} : { columns: columnsOf(attributeColumns, roles) }),
    };
    return { entry, remarks, layer: { ...layer, columns: attributeColumns } };
  });
}

const kindsText = (kinds: ReadonlyMap<Kind, number>) =>
  [...kinds].map(([kind, count]) => `${count} ${kind}${count === 1 ? "" : "s"}`).join(", ");

const asEntry = ({ id, cost }: Roles) => ({
  id,
  ...(cost === undefined ? {} : { replacementCost: { value: cost } }),
});

interface Roles {
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly cost: string | undefined;
  readonly height: string | undefined;
}

/** Which columns play a part, by their names and cells. */
function rolesOf(layer: string, columns: readonly SeenColumn[]): Roles {
  const find = (pattern: RegExp, fits: (column: SeenColumn) => boolean) =>
    columns.find((column) => pattern.test(column.name) && fits(column))?.name;
  const isKey = ({ isUnique, type, isWhole }: SeenColumn) => isUnique && (type !== "numeric" || isWhole);
  // Where no name says that it is one: measures are none, however they are written.
  const isLikeKey = (column: SeenColumn) => isKey(column) && (!column.isNumeric || column.isWhole);
  const singular = layer.toLowerCase().replace(/s$/, "");
  const id =
    columns.find(
      (column) => isKey(column) && [`${singular}_id`, `${layer}_id`].includes(column.name.toLowerCase()),
    )?.name ??
    find(/^(id|fid|gid|uid|uuid|objectid|ogc_fid|osm_id)$/i, isKey) ??
    find(/(_|\b)(id|code|no|number|ref|key)$|Id$/, isKey) ??
    columns.find((column) => isLikeKey(column) && column.type === "text" && !namePattern.test(column.name))
      ?.name ??
    columns.find((column) => isLikeKey(column) && column.type !== "date")?.name;
  const name = find(namePattern, ({ type, name: own }) => type === "text" && own !== id);
  const isAmount = ({ isNumeric, min }: SeenColumn) => isNumeric && min >= 0;
  return {
    id,
    name,
    cost:
      find(/repl.*(cost|value)|rebuild/i, isAmount) ??
      find(/(^|_)(cost|value|price|exposure|insured|capital_value)($|_)/i, isAmount),
    height: find(/^(building_?|roof_?|max_?)?height(_m)?$/i, isAmount),
  };
}

const namePattern = /^(name|title|address|.*_name|name_.*|full_address|street)$/i;

/** An import takes a column for what its part asks, whatever its cells look like. */
const typeOf = ({ name, type }: SeenColumn, roles: Roles) =>
  name === roles.id || name === roles.name
    ? "text"
    : name === roles.cost || name === roles.height
      ? "numeric"
      : type;

const columnsOf = (columns: readonly SeenColumn[], roles: Roles) =>
  Object.fromEntries(
    columns.map((column) => [
      column.name,
      {
        ...labelOf(column.name),
        type: typeOf(column, roles),
        ...(column.name === roles.cost ? { prefix: "$" } : {}),
      },
    ]),
  );
