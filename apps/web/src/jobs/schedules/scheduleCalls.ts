import { ApiError, errorOf } from "@stopbank/contract/client";
import type { Schedule, ScheduleChange, Schedules } from "@stopbank/contract/schedules";
import type { Network } from "@stopbank/plugin-api/browser";

const path = "/bff/schedules";

/** The calls about what is done by itself for this person. Each throws ApiError, or an AbortError once the client is left. */
export function createScheduleCalls({ fetch }: Pick<Network, "fetch">) {
  const ask = async (address: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(address, init).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === "AbortError") throw error;
      const message = "The server cannot be reached. Check your connection and try again.";
      throw new ApiError(0, "network/unreachable", message);
    });
    if (!response.ok) throw await errorOf(response);
    return response;
  };
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
