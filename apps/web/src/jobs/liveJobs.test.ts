import { ApiError } from "@stopbank/contract/client";
import type { Job } from "@stopbank/contract/jobs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLiveJobs } from "./liveJobs.ts";
import { jobAt } from "./testing/jobAt.ts";

/** The other side of a page's socket. */
class Wire extends EventTarget {
  isClosed = false;
  close() {
    if (this.isClosed) return;
    this.isClosed = true;
    this.dispatchEvent(new Event("close"));
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  tell(...jobs: readonly Job[]) {
    this.say(JSON.stringify({ type: "jobs", jobs, schedules: 0 }));
  }
}

vi.stubGlobal("window", new EventTarget());
vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));

const away = new ApiError(0, "network/unreachable", "The server cannot be reached.");

describe("B-07: one's jobs", () => {
  let wires: Wire[];
  let asked: number;
  let answer: () => Promise<readonly Job[]>;
  let unfollow: () => void;
  beforeEach(() => {
    wires = [];
    asked = 0;
    answer = async () => [jobAt.running];
    unfollow = () => undefined;
  });
  afterEach(() => unfollow());

  const follow = async (lookEveryMs = 60_000) => {
    const live = createLiveJobs({
      calls: {
        list: async () => {
          asked++;
          return { jobs: [...(await answer())], schedules: 0 };
        },
      },
      openSocket: () => {
        const wire = new Wire();
        wires.push(wire);
        return wire as unknown as WebSocket;
      },
      lookEveryMs,
      waitMs: () => 1,
    });
    unfollow = live.follow();
    return live;
  };
  const wire = async (nth: number) => {
    await vi.waitFor(() => expect(wires.length).toBeGreaterThanOrEqual(nth));
    const found = wires[nth - 1];
    if (found === undefined) throw new Error("no such connection");
    return found;
  };

  it("are asked for before anybody listens, and told when they change", async () => {
    const live = await follow();
    const first = await wire(1);
    expect([asked, live.get()]).toEqual([1, { jobs: [jobAt.running], schedules: 0, trouble: undefined }]);
    first.tell(jobAt.done);
    expect(live.get().jobs).toEqual([jobAt.done]);
  });

  it("are asked for anew when the connection is lost, whatever was said meanwhile", async () => {
    const live = await follow();
    answer = async () => [jobAt.done];
    (await wire(1)).close();
    const second = await wire(2);
    expect(live.get().jobs).toEqual([jobAt.done]);
    second.tell(jobAt.done, jobAt.failed);
    expect(live.get().jobs).toHaveLength(2);
  });

  it("are asked for now and then while one is under way, though nothing is heard", async () => {
    const live = await follow(5);
    await wire(1);
    answer = async () => [jobAt.done];
    await vi.waitFor(() => expect(live.get().jobs).toEqual([jobAt.done]));
    expect(wires).toHaveLength(1);
  });

  it("stay on show with what is wrong while the server is away, and follow on when it is back", async () => {
    const live = await follow();
    const first = await wire(1);
    answer = async () => Promise.reject(away);
    first.close();
    await vi.waitFor(() =>
      expect(live.get()).toEqual({ jobs: [jobAt.running], schedules: 0, trouble: away }),
    );
    answer = async () => [jobAt.done];
    await wire(2);
    expect(live.get()).toEqual({ jobs: [jobAt.done], schedules: 0, trouble: undefined });
  });

  it("are followed by asking where no connection is to be had", async () => {
    const live = await follow();
    (await wire(1)).close();
    answer = async () => [jobAt.cancelled];
    (await wire(2)).close();
    await wire(3);
    expect(live.get()).toEqual({ jobs: [jobAt.cancelled], schedules: 0, trouble: undefined });
  });

  it("are asked for once more where something was told while they were asked for", async () => {
    const live = await follow();
    const first = await wire(1);
    const slow = Promise.withResolvers<readonly Job[]>();
    answer = () => slow.promise;
    const refreshed = live.refresh();
    first.tell(jobAt.running);
    answer = async () => [jobAt.done];
    slow.resolve([jobAt.waiting]);
    await refreshed;
    expect(live.get().jobs).toEqual([jobAt.done]);
  });

  it("are nobody's any more once they are not followed", async () => {
    const live = await follow();
    const first = await wire(1);
    unfollow();
    expect(first.isClosed).toBe(true);
    first.tell(jobAt.done);
    expect(live.get().jobs).toEqual([jobAt.running]);
    expect([wires.length, asked]).toEqual([1, 1]);
  });

  it.each(["", "no JSON", "null", "[]", '{"type":"others","jobs":[]}', '{"type":"jobs"}'])(
    "are asked for anew where a message is none of the contract: %j",
    async (message) => {
      const live = await follow();
      const first = await wire(1);
      first.say(message);
      expect(first.isClosed).toBe(true);
      await wire(2);
      expect(live.get().jobs).toEqual([jobAt.running]);
    },
  );
});
