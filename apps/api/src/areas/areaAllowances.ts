import type { AreaAllowance } from "@stopbank/store/areas";
import type { ApiConfig } from "../config.ts";
import type { Asker } from "../work/asker.ts";

export type AllowanceSettings = Pick<ApiConfig, "visitorAreas" | "visitorAreaBytes" | "clientAreaBytes">;

/** A signed-in person may keep so many times what a visitor may. */
const memberFactor = 10;

/** In a day somebody may keep what may be kept in so many hours, and no more than this share of the client's. */
const hoursADay = { areas: 5, bytes: 2 };
const mostShare = 1 / 4;

/**
 * What an area counts for: who keeps it, by the hour, and by the day, there by site, then the client, by the day. Visitors and
 * members of a client are counted apart, so that no visitor uses up what is the members', and no one of either uses it up
 * alone.
 */
export const areaAllowances =
  ({ visitorAreas, visitorAreaBytes, clientAreaBytes }: AllowanceSettings) =>
  ({ budgetHolder, site, isVisitor }: Asker): AreaAllowance[] => {
    const factor = isVisitor ? 1 : memberFactor;
    const [areas, bytes] = [visitorAreas * factor, visitorAreaBytes * factor];
    return [
      { holder: budgetHolder, hours: 1, areas, bytes },
      {
        holder: `${site} by the day`,
        hours: 24,
        areas: areas * hoursADay.areas,
        bytes: Math.min(bytes * hoursADay.bytes, Math.floor(clientAreaBytes * mostShare)),
      },
      {
        holder: isVisitor ? "visitors" : "members",
        hours: 24,
        areas: 1_000_000,
        bytes: clientAreaBytes,
      },
    ];
  };
