import type { ClientJob } from "@stopbank/contract/client-jobs";
import { expect, it } from "vitest";
import { kindWords, standingWords, tookWords } from "./clientJobWords.ts";

const job = (rest: Partial<ClientJob>): ClientJob => ({
  id: "1",
  kind: "admin.verify-dataset",
  title: "Verify dataset",
  state: "running",
  attempt: 1,
  progress: 0.427,
  step: "",
  cancel_asked: false,
  created_at: "2026-11-24T02:00:00Z",
  expires_at: "2026-12-24T02:00:00Z",
  owner: { user_uuid: "1", email: "a@b.example" },
  ...rest,
});

it("says how a job stands", () => {
  expect(
    [
      job({}),
      job({ cancel_asked: true }),
      job({ state: "queued", attempt: 0 }),
      job({ state: "queued" }),
      job({ state: "failed" }),
    ].map(standingWords),
  ).toEqual(["Running, 42%", "Being cancelled", "Waiting", "Waiting for another try", "Failed"]);
});

it("says how long it took, or has taken", () => {
  const started_at = "2026-11-24T02:00:00Z";
  const took = (ended_at?: string) =>
    tookWords(job({ started_at, ...(ended_at && { ended_at }) }), new Date("2026-11-24T02:00:42Z"));
  expect(took("2026-11-24T02:00:01.25Z")).toBe("1.3 s");
  expect(took()).toBe("42 s");
  expect(took("2026-11-24T02:03:05Z")).toBe("3 min 5 s");
  expect(took("2026-11-24T02:59:59.9Z")).toBe("1 h 0 min");
  expect(took("2026-11-24T04:10:00Z")).toBe("2 h 10 min");
  // Clocks of two machines.
  expect(took("2026-11-24T01:59:59Z")).toBe("0 s");
  expect(tookWords(job({}), new Date())).toBeUndefined();
});

it("names kinds", () => {
  expect(kindWords("admin.verify-dataset")).toBe("Verify dataset");
});
