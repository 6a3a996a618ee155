import { ApiError } from "@stopbank/contract/client";
import type { Job } from "@stopbank/contract/jobs";
import { createToaster } from "@stopbank/ui/toaster";
import { describe, expect, it, vi } from "vitest";
import { createAwaited } from "./awaited.ts";
import { createDeliveries } from "./deliveries.ts";
import type { JobsState } from "./liveJobs.ts";
import { jobAt } from "./testing/jobAt.ts";

const words = {
  begun: "Generating report...",
  ready: "Report exported",
  failed: "The report could not be made.",
};
const files = [{ name: "Hazard Summary.pdf", media_type: "application/pdf", bytes: 5 }];
const job = (state: Job["state"], rest: Partial<Job> = {}): Job => ({
  ...jobAt.running,
  id: "one",
  state,
  ...rest,
});
const done = job("done", { ended_at: jobAt.done.ended_at, files });

/** A page, with the storage that its tab keeps. */
function page(storage = new Map<string, string>(), find: () => Promise<Job> = async () => job("running")) {
  let isLeft = false;
  let state: JobsState = { jobs: [], schedules: 0, trouble: undefined };
  const listeners: (() => void)[] = [];
  const toaster = createToaster();
  const saved: string[] = [];
  const calls = {
    start: vi.fn(async () => job("queued")),
    find: vi.fn(find),
    file: vi.fn(async () => new Blob(["a pdf"])),
  };
  const kept = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  };
  const deliveries = createDeliveries({
    live: {
      get: () => state,
      subscribe: (changed) => {
        listeners.push(changed);
        return () => undefined;
      },
      refresh: async () => undefined,
    },
    calls,
    awaited: createAwaited("key", kept),
    toaster,
    save: (name) => void saved.push(name),
    isLeft: () => new Promise((known) => setTimeout(() => known(isLeft), 20)),
  });
  return {
    ...deliveries,
    calls,
    saved,
    storage,
    leave: () => {
      isLeft = true;
    },
    tell: (...jobs: Job[]) => {
      state = { jobs, schedules: 0, trouble: undefined };
      for (const listener of listeners) listener();
    },
    said: () => toaster.get().history.map(({ message }) => message),
    shown: () => toaster.get().shown.map(({ message }) => message),
  };
}

describe("EXP-02, EXP-23: what is delivered to a page", () => {
  it("is said to be made first, and saved and said to be there once it is", async () => {
    const { deliver, tell, said, shown, saved, storage } = page();
    const delivered = deliver("risk.report", {}, words);
    await vi.waitFor(() => expect(storage.size).toBe(1));
    expect([said(), saved]).toEqual([["Generating report..."], []]);
    tell(job("running"));
    tell(done);
    await delivered;
    expect(saved).toEqual(["Hazard Summary.pdf"]);
    expect([said(), shown()]).toEqual([["Report exported", "Generating report..."], ["Report exported"]]);
    expect(storage.size).toBe(0);
    tell(done);
    expect(saved).toHaveLength(1);
  });

  it.each([
    ["while the page was loaded anew", async () => done],
    ["after the page was loaded anew", async () => job("running")],
  ])("is saved where it ends %s", async (_when, find) => {
    const first = page();
    void first.deliver("risk.report", {}, words);
    await vi.waitFor(() => expect(first.storage.size).toBe(1));
    const second = page(first.storage, find);
    await vi.waitFor(() => expect(second.calls.find).toHaveBeenCalledWith("one"));
    second.tell(done);
    await vi.waitFor(() => expect(second.saved).toEqual(["Hazard Summary.pdf"]));
    expect(second.said()).toEqual(["Report exported"]);
  });

  it("is saved where the page was loaded anew while its file came, and by no page twice", async () => {
    const first = page();
    const { promise, reject } = Promise.withResolvers<Blob>();
    first.calls.file.mockReturnValue(promise);
    void first.deliver("risk.report", {}, words);
    await vi.waitFor(() => expect(first.storage.size).toBe(1));
    first.tell(done);
    first.tell(done);
    expect(first.calls.file).toHaveBeenCalledTimes(1);
    // A browser may end what a page fetches before it tells the page that it is left.
    reject(new ApiError(0, "network/unreachable", "The server cannot be reached."));
    first.leave();
    await vi.waitFor(() => expect(first.calls.file.mock.settledResults[0]?.type).toBe("rejected"));
    const second = page(first.storage, async () => done);
    await vi.waitFor(() => expect(second.saved).toEqual(["Hazard Summary.pdf"]));
    expect(second.storage.size).toBe(0);
  });

  it("is saved by the tab that asked for it alone", async () => {
    const other = page();
    other.tell(done);
    expect(other.saved).toEqual([]);
  });

  it.each([
    [
      job("failed", { ended_at: "x", error: { code: "a/b", message: "There is no such layer." } }),
      ["The report could not be made. There is no such layer."],
    ],
    [job("expired", { ended_at: "x" }), ["The report could not be made. It is no longer kept."]],
    [job("cancelled", { ended_at: "x" }), []],
  ])("is said to have failed, and why", async (ended, sayings) => {
    const { deliver, tell, shown, storage } = page();
    const delivered = deliver("risk.report", {}, words);
    await vi.waitFor(() => expect(storage.size).toBe(1));
    tell(ended);
    await delivered;
    expect(shown()).toEqual(sayings);
  });

  it("is refused in the server's words, and waits for nothing", async () => {
    const { deliver, calls, shown, storage } = page();
    calls.start.mockRejectedValue(new ApiError(429, "jobs/too-many", "You have too many jobs under way."));
    await deliver("risk.report", {}, words);
    expect(shown()).toEqual(["The report could not be made. You have too many jobs under way."]);
    expect(storage.size).toBe(0);
  });

  it("can be fetched from Jobs where it could not be fetched at once", async () => {
    const { deliver, calls, tell, shown, storage } = page();
    calls.file.mockRejectedValue(new ApiError(0, "network/unreachable", "The server cannot be reached."));
    const delivered = deliver("risk.report", {}, words);
    await vi.waitFor(() => expect(storage.size).toBe(1));
    tell(done);
    await delivered;
    expect(shown()).toEqual([
      "The report could not be made. The server cannot be reached. It can be fetched from Jobs.",
    ]);
  });

  it("is told of where it is no longer kept when the page is loaded anew", async () => {
    const storage = new Map([["key", JSON.stringify([{ id: "one", words }, "nonsense"])]]);
    const { shown } = page(storage, async () => {
      throw new ApiError(404, "jobs/none", "There is no such job.");
    });
    await vi.waitFor(() => expect(shown()).toEqual(["The report could not be made. It is no longer kept."]));
    expect(storage.size).toBe(0);
  });
});
