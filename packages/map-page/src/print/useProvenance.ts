import type { Provenance } from "@stopbank/contract/provenance";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { encodeScene } from "@stopbank/scene/query";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import type { StatsQuestion } from "../ask/statsQuestion.ts";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { provenanceQuestion } from "./provenanceQuestion.ts";
import { useAwaited } from "./useAwaited.ts";

/** The question whose answer a document is about. */
export type UseProvenanceOf = Pick<StatsQuestion, "types" | "tags" | "coordinates" | "query" | "body">;

/** Where the figures of a document come from, as every export says it, with the link that opens the document's own scene. */
export function useProvenance(asked: UseProvenanceOf): Provenance | undefined {
  const call = useCall();
  const { name } = useClient();
  const { store } = useMapPage();
  const { query } = encodeScene(usePageScene(), store.extensions);
  const question = provenanceQuestion(name, asked, query);
  return useAwaited(
    toLoadable(
      useSWR(["provenance", JSON.stringify(question)], () => call(routes.exportProvenance, question)),
    ),
    "where the figures come from",
  );
}
