import { type CallApi, succeeded } from "@stopbank/contract/client";
import type { ScheduleRequest } from "@stopbank/contract/schedules";
import type { Network } from "@stopbank/plugin-api/browser";
import type { SceneStore } from "@stopbank/scene/store";
import { reportKind } from "../../jobKinds.ts";
import { type ReportWishes, reportOrder } from "./exportReport.ts";

export interface ScheduleParts {
  readonly store: SceneStore;
  readonly call: CallApi;
  readonly network: Network;
}

/**
 * Has the summary of the map as it is made now, and again after each new version of the data.
 *
 * @returns false where this person has that schedule already.
 * @throws ApiError where it was refused.
 */
export async function scheduleReport(
  { network, ...parts }: ScheduleParts,
  wishes: ReportWishes,
): Promise<boolean> {
  const params = await reportOrder(parts, "risk-summary", wishes);
  const body: ScheduleRequest = { kind: reportKind, params, mail: wishes.mail ?? false };
  const response = await succeeded(
    network.fetch("/bff/schedules", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  return response.status === 201;
}
