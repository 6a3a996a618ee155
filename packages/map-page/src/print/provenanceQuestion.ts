import { mostFilterText, mostSceneText } from "@stopbank/contract/exports";
import type { StatsQuestion } from "../ask/statsQuestion.ts";

/** Longer areas are in no address: what is said of one then is not of it, and the document says itself that there is one. */
const mostAreaText = 6_000;

/**
 * The question about where the answer to another one comes from.
 *
 * @param scene the query of the document's address.
 */
export function provenanceQuestion(
  clientName: string,
  {
    types,
    tags,
    coordinates,
    query,
    body,
  }: Pick<StatsQuestion, "types" | "tags" | "coordinates" | "query" | "body">,
  scene: string,
) {
  const filters = JSON.stringify(body.identifying_information ?? {});
  const area = JSON.stringify(body.area?.coordinates ?? []);
  return {
    params: { clientName, types: types.join(","), tags: tags.join(",") },
    rest: coordinates !== "body" ? coordinates : area.length > mostAreaText ? "all" : area,
    query: {
      ...query,
      ...(filters === "{}" || filters.length > mostFilterText ? {} : { identifying_information: filters }),
      ...(scene.length > mostSceneText ? {} : { scene }),
    },
  };
}
