import type { AnnualDamage } from "@stopbank/contract/annual-damage";
import { routes } from "@stopbank/contract/routes";
import { type Newest, useNewest } from "@stopbank/map-page/use-newest";
import { useCall } from "@stopbank/plugin-api/browser";
import { useCallback } from "react";
import { type AnnualQuestion, shapeOfAnnual } from "../../domain/annual/annualQuestion.ts";

/** Expected annual damage, with the loss curve it follows from. */
export function useAnnualDamage(question: AnnualQuestion | undefined): Newest<AnnualQuestion, AnnualDamage> {
  const call = useCall();
  const run = useCallback(
    ({ type, hazardId, coordinates, query, body }: AnnualQuestion, signal: AbortSignal) =>
      call(
        routes.expectedAnnualDamage,
        { params: { assetType: type, hazardId }, rest: coordinates, query, body },
        { signal },
      ),
    [call],
  );
  return useNewest(question, run, shapeOfAnnual);
}
