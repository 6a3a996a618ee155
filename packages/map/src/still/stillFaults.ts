import type { MapState } from "../feature/mapState.ts";
import type { LayerIndex } from "../style/layerIndex.ts";

/** What of a still map could not be drawn, in sentences that stand under it. */
export interface Unfinished {
  /** Sources whose tiles did not all arrive. */
  readonly failed: readonly string[];
  /** Sources that had not answered when the time was up. */
  readonly late: readonly string[];
  /** What else had not come by then: `<feature>:<what>`, as {@link MapState.pending} has it. */
  readonly pending: MapState["pending"];
  /** What features said. */
  readonly notices: readonly string[];
  /** Features that were left out. */
  readonly faults: MapState["faults"];
}

/** One sentence for each thing that is missing; none where the map is whole. */
export function stillFaults(
  { failed, late, pending, notices, faults }: Unfinished,
  index: LayerIndex,
): readonly string[] {
  const sentences = [
    ...failed.map((source) => `Part of ${nameOfSource(source, index)} did not arrive and is not drawn.`),
    ...late.map((source) => `${capital(nameOfSource(source, index))} did not arrive in time.`),
    ...pending.map((what) => `${capital(nameOfPending(what, index))} did not arrive in time.`),
    ...notices,
    ...faults.map(({ message }) => message),
  ];
  return [...new Set(sentences)];
}

/** What a reader calls what comes from a source, within a sentence. */
function nameOfSource(source: string, index: LayerIndex): string {
  const [kind = "", id = ""] = source.split(":");
  if (kind.startsWith("elevation")) return "the shaded relief";
  if (["world", "basemap", "basemap-picture", "satellite"].includes(kind)) return "the background map";
  const name =
    kind === "element"
      ? index.elements.get(id)?.display_name
      : kind === "hazard"
        ? index.hazards.get(id)?.title
        : index.contextual.get(id)?.display_name;
  return `the layer ${name ?? source}`;
}

function nameOfPending(what: string, index: LayerIndex): string {
  const at = what.indexOf(":");
  const [feature, part] = [what.slice(0, at), what.slice(at + 1)];
  if (feature === "map") return "names of places";
  const element = index.elements.get(part.replace(/^dim /, ""));
  if (element !== undefined) return `the colours of ${element.display_name}`;
  if (feature === "elements") return "the colours of elements";
  return `the outline of ${feature}`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
