import type { ProjectedExposurePoint } from "@stopbank/contract/projections";
import { routes } from "@stopbank/contract/routes";
import { type Newest, useNewest } from "@stopbank/map-page/use-newest";
import { useCall } from "@stopbank/plugin-api/browser";
import { useCallback } from "react";
import {
  type ProjectedExposureQuestion,
  shapeOfExposure,
} from "../../domain/projection/projectedQuestion.ts";

/** How one element fares at each value of a hazard's parameter. */
export function useProjectedExposure(
  question: ProjectedExposureQuestion,
): Newest<ProjectedExposureQuestion, ProjectedExposurePoint[]> {
  const call = useCall();
  const run = useCallback(
    ({ id, hazardId, primary, parameters, query }: ProjectedExposureQuestion, signal: AbortSignal) =>
      call(
        routes.projectedExposure,
        {
          params: { asset_id: id, hazard_id: hazardId, primaryParameterKey: primary },
          query,
          body: { parameters },
        },
        { signal },
      ),
    [call],
  );
  return useNewest(question, run, shapeOfExposure);
}
