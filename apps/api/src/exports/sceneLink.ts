import { DomainError } from "@stopbank/errors";
import { areaRings } from "@stopbank/risk-engine/area-rings";
import { clientOfAddress, isSceneParameter } from "@stopbank/scene/address";
import { emptyScene } from "@stopbank/scene/empty";
import { encodeScene } from "@stopbank/scene/query";
import type { ExportQuestion } from "./exportQuestion.ts";

/** The page on which a question about elements and scenarios is opened. */
const page = "/risk";

/**
 * The absolute address that opens a question on the map: the page's own scene where it gave one, else one made of the question,
 * in the words the map's own address has.
 *
 * @throws DomainError `export/bad-scene` where the given one is none, or another organisation's.
 */
export function sceneLink(question: ExportQuestion, publicUrl: URL): string {
  const { client } = question.dataset;
  const { sceneText } = question;
  const query = sceneText === undefined ? madeScene(question) : ownScene(sceneText, client);
  return new URL(`${page}?${query}`, publicUrl).href;
}

/** Only what scenes have: nothing else of a text that somebody sends becomes part of a link in a file of ours. */
function ownScene(text: string, client: string): string {
  const query = text.replace(/^\?/, "");
  if (clientOfAddress(`?${query}`) !== client)
    throw new DomainError(
      "invalid",
      "export/bad-scene",
      "The scene is not the query of an address of this organisation's map. Leave it out, or copy it from the map's address.",
    );
  // Written as it came: the scene's own separators stay readable.
  return query
    .split("&")
    .filter((part) => isSceneParameter(part.split("=")[0] ?? ""))
    .join("&")
    .replaceAll(/[#\s"<>]/g, encodeURIComponent);
}

function madeScene({ dataset, types, hazardScenarios, selection, nDays, areaText }: ExportQuestion): string {
  const shown = { visible: true, interactive: true };
  const hazards = new Map(hazardScenarios.map((each) => [each.hazard.hazardId, each] as const).reverse());
  const stored = /^area:([0-9a-f]{64})$/.exec(areaText.trim())?.[1];
  const { area, regions, body } = selection;
  const scene = {
    ...emptyScene(dataset.client, viewOf(dataset.manifest.bounds)),
    datasetVersion: dataset.version,
    layers: [
      ...types.map((id) => ({ kind: "element" as const, id, ...shown })),
      // A map shows a hazard once: of several scenarios the first.
      ...[...hazards.values()].toReversed().map(({ hazard, scenario }) => ({
        kind: "hazard" as const,
        id: hazard.hazardId,
        scenario: scenario.tag,
        controls: scenario.parameters,
        ...shown,
      })),
    ],
    regions: regions.map(({ id }) => id),
    filters: body.identifying_information ?? {},
    ...(nDays === undefined ? {} : { nDays }),
    ...(area === undefined
      ? {}
      : {
          area:
            stored === undefined
              ? { geometry: { type: "MultiPolygon" as const, coordinates: areaRings(area) } }
              : { id: stored },
        }),
  };
  return encodeScene(scene, [], stored).query;
}

/** Where all of the data is on a screen of usual size. */
function viewOf([west, south, east, north]: readonly [number, number, number, number]) {
  const widest = Math.max(east - west, 1.5 * (north - south), 1e-4);
  return {
    longitude: (west + east) / 2,
    latitude: (south + north) / 2,
    zoom: Math.min(18, Math.max(0, Math.log2((360 * 1.5) / widest))),
  };
}
