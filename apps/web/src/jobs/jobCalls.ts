import { succeeded } from "@stopbank/contract/client";
import type { Job, JobMail, JobRequest, Jobs } from "@stopbank/contract/jobs";
import type { Network } from "@stopbank/plugin-api/browser";

const path = "/bff/jobs";

export type JobCalls = ReturnType<typeof createJobCalls>;

/** The calls about one's own jobs in the client in use. Each throws ApiError, or an AbortError once the client is left. */
export function createJobCalls({ fetch }: Network) {
  const ask = (address: string, init?: RequestInit) => succeeded(fetch(address, init));
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  return {
    /** The newest first. */
    list: async (signal: AbortSignal): Promise<Jobs> => (await ask(path, { signal })).json(),
    /** The server takes a second press for the first. */
    start: async (kind: string, params: unknown = {}, mail = false): Promise<Job> => {
      const body: JobRequest = { kind, params, ...(mail ? { mail } : {}) };
      const headers = { "content-type": "application/json" };
      return (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    },
    /** What one that has ended was asked, as a job of its own. */
    again: async (id: string): Promise<void> => {
      await ask(`${one(id)}/again`, { method: "POST" });
    },
    find: async (id: string): Promise<Job> => (await ask(one(id))).json(),
    cancel: async (id: string): Promise<void> => {
      await ask(one(id), { method: "DELETE" });
    },
    /** Whether one is told by mail when it has come to an end. */
    mail: async (id: string, wanted: boolean): Promise<void> => {
      const body: JobMail = { wanted };
      const headers = { "content-type": "application/json" };
      await ask(`${one(id)}/mail`, { method: "PUT", headers, body: JSON.stringify(body) });
    },
    file: async (id: string, name: string): Promise<Blob> =>
      (await ask(`${one(id)}/files/${encodeURIComponent(name)}`)).blob(),
  };
}
