import type { ProjectedRiskRow } from "@stopbank/contract/projections";
import { routes } from "@stopbank/contract/routes";
import { type Newest, useNewest } from "@stopbank/map-page/use-newest";
import { useCall } from "@stopbank/plugin-api/browser";
import { useCallback } from "react";
import { type ProjectedRiskQuestion, shapeOfProjected } from "../../domain/projection/projectedQuestion.ts";

/** The rows of a projected chart. */
export function useProjectedRisk(
  question: ProjectedRiskQuestion | undefined,
): Newest<ProjectedRiskQuestion, ProjectedRiskRow[]> {
  const call = useCall();
  const run = useCallback(
    (
      { measure, type, hazardId, primary, parameters, query, body }: ProjectedRiskQuestion,
      signal: AbortSignal,
    ) =>
      call(
        routes.projectedRisk,
        {
          params: { measure, assetType: type, hazardId, primaryParameter: primary },
          query,
          body: { parameters, ...body },
        },
        { signal },
      ),
    [call],
  );
  return useNewest(question, run, shapeOfProjected);
}
