import type { Provenance } from "@stopbank/contract/provenance";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { encodeIn } from "@stopbank/scene/address-bar";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { type AskedOf, provenanceQuestion } from "../provenance/provenanceQuestion.ts";
import { useAwaited } from "./useAwaited.ts";

/** Where the figures of a document come from, as every export says it, with the link that opens the document's own scene. */
export function useProvenance(asked: AskedOf): Provenance | undefined {
  const call = useCall();
  const { name } = useClient();
  const { store } = useMapPage();
  const { query } = encodeIn(store, usePageScene());
  const question = provenanceQuestion(name, asked, query);
  return useAwaited(
    toLoadable(useSWR(["provenance", JSON.stringify(question)], () => call(routes.mapProvenance, question))),
    "where the figures come from",
  );
}
