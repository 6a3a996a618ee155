import { succeeded } from "@stopbank/contract/client";
import type { Schedule, ScheduleChange, Schedules } from "@stopbank/contract/schedules";
import type { Network } from "@stopbank/plugin-api/browser";

const path = "/bff/schedules";

/** The calls about what is done by itself for this person. Each throws ApiError, or an AbortError once the client is left. */
export function createScheduleCalls({ fetch }: Pick<Network, "fetch">) {
  const ask = (address: string, init?: RequestInit) => succeeded(fetch(address, init));
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  return {
    list: async (): Promise<readonly Schedule[]> => {
      const { schedules }: Schedules = await (await ask(path)).json();
      return schedules;
    },
    change: async (id: string, change: ScheduleChange): Promise<void> => {
      const headers = { "content-type": "application/json" };
      await ask(one(id), { method: "PATCH", headers, body: JSON.stringify(change) });
    },
    remove: async (id: string): Promise<void> => {
      await ask(one(id), { method: "DELETE" });
    },
  };
}
