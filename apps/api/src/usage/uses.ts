import type { Area } from "@stopbank/risk-engine/area";
import type { UsageCounter } from "@stopbank/store/usage";
import type { Asker } from "../work/asker.ts";
import { onceIn } from "./onceIn.ts";

/**
 * What counts as a use, per client and day. The screen says it in the same words:
 *
 * - sign-in: somebody logged in. Who belongs to several organisations counts in each.
 * - layer: somebody's map asked for a layer (its tiles, or what a scenario makes of its elements), once for each person and layer
 *   in half an hour. What a browser has kept from before it does not ask for.
 * - area: somebody asked about an area drawn or sent (`drawn`), or about regions (`regions`), once for each person and area in
 *   half an hour.
 * - export: a file was made of elements and their risk, or a job was done that leaves files. The latter the store counts where it ends
 *   the job, and nothing that the job asked for on its way.
 *
 * That somebody asks again is known from who they are (visitors: from their network), in this process's memory for half an hour and
 * nowhere else; written down are numbers alone. Of several processes each knows of its own askers, so that one person whose
 * requests go to two may count twice.
 */
export interface Uses {
  signedIn(clientIds: readonly string[]): void;
  /** @param subject as `layerSubjects` names it; undefined for what is no layer. */
  opened(clientId: string, subject: string | undefined, asker: Asker): void;
  asked(
    clientId: string,
    what: { readonly area: Area | undefined; readonly regions: number },
    asker: Asker,
  ): void;
  /** @param subject `risk.` and the format. */
  exported(clientId: string, subject: string): void;
}

const halfAnHourMs = 30 * 60_000;
const mostRemembered = 100_000;

export function countUses(counter: Pick<UsageCounter, "count">): Uses {
  const isFirst = onceIn(halfAnHourMs, mostRemembered);
  return {
    signedIn: (clientIds) => {
      for (const clientId of clientIds) counter.count(clientId, "sign-in");
    },
    exported: (clientId, subject) => counter.count(clientId, "export", subject),
    opened: (clientId, subject, { site }) => {
      if (subject !== undefined && isFirst(`${clientId} ${site} ${subject}`))
        counter.count(clientId, "layer", subject);
    },
    asked: (clientId, { area, regions }, { site }) => {
      if (area !== undefined && isFirst(`${clientId} ${site} area ${likenessOf(area)}`))
        counter.count(clientId, "area", "drawn");
      // Who adds region after region to a choice asks about regions once.
      if (regions > 0 && isFirst(`${clientId} ${site} regions`)) counter.count(clientId, "area", "regions");
    },
  };
}

/** The same for one area however it was sent, and hardly ever for another: enough to count by. */
const likenessOf = ({ parts, vertexCount }: Area): string => {
  const [first] = parts;
  return JSON.stringify([vertexCount, parts.length, ...(first?.edges.subarray(0, 8) ?? [])]);
};
