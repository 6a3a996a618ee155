import type { Job, Jobs } from "@stopbank/contract/jobs";
import type { Live } from "@stopbank/plugin-api/browser";
import type { JobCalls } from "./jobCalls.ts";
import { type Listening, listenOnce } from "./listenOnce.ts";
import { pauseMs, untilWorthATry } from "./untilWorthATry.ts";

export interface JobsState {
  /** As the server told them last, the newest first; undefined until it has. */
  readonly jobs: readonly Job[] | undefined;
  /** How many things are done by themselves for this person. */
  readonly schedules: number;
  /** Why they could not be asked for just now; undefined while they can. */
  readonly trouble: Error | undefined;
}

/** One's own jobs in the client in use, kept up to date while somebody follows them. */
export interface LiveJobs extends Live<JobsState> {
  /** @returns stops following. */
  follow(): () => void;
  /** Asks for them. @throws ApiError, or an AbortError once the client is left. */
  refresh(): Promise<void>;
}

export interface LiveJobsParts {
  readonly calls: Pick<JobCalls, "list">;
  readonly openSocket: () => Listening;
  /** How often they are asked for while one is under way, whatever is heard. */
  readonly lookEveryMs?: number;
  readonly waitMs?: (failures: number) => number;
}

/**
 * Keeps jobs up to date. They are asked for before each connection, and again now and then while one is under way: what comes
 * over the socket is only sooner (checklist B-07).
 */
export function createLiveJobs({
  calls,
  openSocket,
  lookEveryMs = 30_000,
  waitMs = pauseMs,
}: LiveJobsParts): LiveJobs {
  let state: JobsState = { jobs: undefined, schedules: 0, trouble: undefined };
  let told = 0;
  const listeners = new Set<() => void>();
  const become = (next: JobsState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const tell = ({ jobs, schedules }: Jobs) => {
    told++;
    become({ jobs, schedules, trouble: undefined });
  };

  const ask = async (signal: AbortSignal): Promise<void> => {
    const before = told;
    const answer = await calls.list(signal);
    // What was told meanwhile may be newer than this answer, or older: one more look knows.
    if (before === told) tell(answer);
    else await ask(signal);
  };
  /** Whether they could be asked for. */
  const look = async (signal: AbortSignal): Promise<boolean> => {
    try {
      await ask(signal);
      return true;
    } catch (error) {
      if (!signal.aborted && !isAbort(error))
        become({ ...state, trouble: error instanceof Error ? error : new Error(String(error)) });
      return false;
    }
  };
  const listen = async (signal: AbortSignal): Promise<boolean> => {
    if (!(await look(signal)) || signal.aborted) return false;
    const over = new AbortController();
    const isOver = AbortSignal.any([signal, over.signal]);
    const lost = () => over.abort();
    const check = async () => {
      if (!(await look(isOver))) lost();
    };
    const looking = setInterval(() => {
      if (state.jobs?.some(({ ended_at }) => ended_at === undefined)) void check();
    }, lookEveryMs);
    // A machine that slept may have lost the connection without a word.
    const back = () => {
      if (!document.hidden) void check();
    };
    window.addEventListener("offline", lost);
    document.addEventListener("visibilitychange", back);
    try {
      return await listenOnce(openSocket(), tell, isOver);
    } finally {
      clearInterval(looking);
      window.removeEventListener("offline", lost);
      document.removeEventListener("visibilitychange", back);
      lost();
    }
  };
  const followUntil = async (signal: AbortSignal): Promise<void> => {
    let failures = 0;
    while (!signal.aborted) {
      failures = (await listen(signal)) ? 0 : failures + 1;
      await untilWorthATry(waitMs(failures), signal);
    }
  };

  return {
    get: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    follow: () => {
      const left = new AbortController();
      void followUntil(left.signal);
      return () => left.abort();
    },
    refresh: () => ask(new AbortController().signal),
  };
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
