import type { AreaAllowance } from "@stopbank/store/areas";
import type { ApiConfig } from "../config.ts";
import type { Asker } from "../work/asker.ts";

export type AllowanceSettings = Pick<ApiConfig, "visitorAreas" | "visitorAreaBytes" | "clientAreaBytes">;

/** A signed-in person may keep so many times what a visitor may. */
const memberFactor = 10;

/**
 * What an area counts for: who keeps it, by the hour, then the client, by the day. Visitors and members of a client are counted
 * apart, so that no visitor uses up what is the members'.
 */
export const areaAllowances =
  ({ visitorAreas, visitorAreaBytes, clientAreaBytes }: AllowanceSettings) =>
  ({ who, isVisitor }: Asker): AreaAllowance[] => {
    const factor = isVisitor ? 1 : memberFactor;
    return [
      { who, hours: 1, areas: visitorAreas * factor, bytes: visitorAreaBytes * factor },
      {
        who: isVisitor ? "visitors" : "members",
        hours: 24,
        areas: 1_000_000,
        bytes: clientAreaBytes,
      },
    ];
  };
