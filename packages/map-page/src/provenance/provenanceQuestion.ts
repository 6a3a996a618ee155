import type { StatsQuestion } from "../ask/statsQuestion.ts";

/** What is asked of where it comes from: the question that a document, or what is seen of a map, is about. */
export type AskedOf = Pick<StatsQuestion, "types" | "tags" | "coordinates" | "query" | "body">;

/**
 * The question about where the answer to another one comes from, whole: area and filters stand where there is room for them.
 *
 * @param scene the query of the map's address.
 */
export const provenanceQuestion = (
  clientName: string,
  { types, tags, coordinates, query, body: { area, identifying_information } }: AskedOf,
  scene: string,
) => ({
  params: { clientName },
  rest: coordinates,
  query,
  body: {
    asset_types: [...types],
    hazard_scenarios: [...new Set(tags)],
    ...(area === undefined ? {} : { area }),
    ...(identifying_information === undefined ? {} : { identifying_information }),
    scene,
  },
});
