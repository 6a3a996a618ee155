import type { ClassWords } from "@stopbank/dataset/class-words";
import type { GeometryKind } from "@stopbank/dataset/manifest";
import { notAssessedPaint, notExposedPaint, severity, undetermined } from "@stopbank/hazard-colours/damage";
import { severityOrder } from "@stopbank/risk-engine/classes";

interface Paint {
  readonly value: string;
  readonly fill: string;
  readonly outline: string;
  /** Drawn as a hatch, a dashed line or a hollow point: never as a plain colour. */
  readonly hatch?: string;
}

/** How QGIS draws a layer under a scenario: by class, in the product's colours, the worst first. */
export function qgisStyle(
  kind: GeometryKind,
  words: ClassWords,
  columns: { readonly class: string; readonly state: string },
): string {
  const colours = { ...severity, ...undetermined };
  const paints: Paint[] = [
    ...severityOrder.map((name) => ({
      value: words[name],
      fill: colours[name],
      outline: notExposedPaint.outline,
    })),
    { value: "not exposed", ...notExposedPaint },
    { value: "not assessed", ...notAssessedPaint },
  ].reverse();
  const expression = `coalesce(${field(columns.class)}, ${field(columns.state)})`;
  const categories = paints.map(
    ({ value }, i) =>
      `<category symbol="${i}" value="${escaped(value)}" label="${escaped(value)}" render="true" type="string"/>`,
  );
  const symbols = paints.map((paint, i) => symbolOf(kind, paint, i));
  return `<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'><qgis version="3.28" styleCategories="Symbology"><renderer-v2 type="categorizedSymbol" attr="${escaped(expression)}" symbollevels="0" enableorderby="0" forceraster="0"><categories>${categories.join("")}</categories><symbols>${symbols.join("")}</symbols></renderer-v2></qgis>`;
}

const types = { point: "marker", line: "line", polygon: "fill" } as const;

function symbolOf(kind: GeometryKind, paint: Paint, name: number): string {
  return `<symbol name="${name}" type="${types[kind]}" alpha="1" clip_to_extent="1" force_rhr="0">${layers[kind](paint)}</symbol>`;
}

const layers: Readonly<Record<GeometryKind, (paint: Paint) => string>> = {
  polygon: ({ fill, outline, hatch }) =>
    layer("SimpleFill", { color: fill, outline_color: outline, outline_width: "0.1", style: "solid" }) +
    (hatch === undefined
      ? ""
      : layer("SimpleFill", {
          color: hatch,
          outline_color: outline,
          outline_width: "0.1",
          style: "b_diagonal",
        })),
  line: ({ fill, hatch }) =>
    layer("SimpleLine", {
      line_color: hatch ?? fill,
      line_width: "0.6",
      line_style: hatch === undefined ? "solid" : "dash",
    }),
  point: ({ fill, outline, hatch }) =>
    layer("SimpleMarker", {
      name: "circle",
      color: fill,
      outline_color: hatch ?? outline,
      outline_width: hatch === undefined ? "0.1" : "0.4",
      size: "2",
    }),
};

const layer = (name: string, options: Readonly<Record<string, string>>): string =>
  `<layer class="${name}" enabled="1" pass="0" locked="0"><Option type="Map">${Object.entries(options)
    .map(
      ([key, value]) =>
        `<Option name="${key}" type="QString" value="${value.startsWith("#") ? rgba(value) : value}"/>`,
    )
    .join("")}</Option></layer>`;

const rgba = (colour: string): string =>
  `${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join()},255`;

const field = (name: string) => `"${name.replaceAll('"', '""')}"`;
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
