import type { Job } from "@stopbank/contract/jobs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ListView } from "./ListView.tsx";

const job = (state: Job["state"], more: Partial<Job> = {}): Job => ({
  id: "7",
  kind: "sample-sites.list",
  title: "List of 1 site",
  state,
  attempt: 1,
  progress: 0,
  step: "",
  cancel_asked: false,
  files: [],
  created_at: "2026-01-01T00:00:00Z",
  expires_at: "2026-01-08T00:00:00Z",
  ...more,
});
const nothing = () => undefined;
const shown = (started: Job | undefined) =>
  renderToStaticMarkup(<ListView job={started} onStart={nothing} onSave={nothing} />);

it("offers to write a list, and no second one while the first is under way", () => {
  expect(shown(undefined)).not.toContain("disabled");
  for (const state of ["queued", "running"] as const) expect(shown(job(state))).toContain("disabled");
});

it.each([
  [job("queued"), "The list waits for its turn."],
  [job("running", { step: "Site 3 of 7" }), "Site 3 of 7…"],
  [job("running"), "Writing the list…"],
  [job("done"), "The list is ready."],
  [job("cancelled"), "The list was given up."],
  [job("failed", { error: { code: "x", message: "The map is away." } }), "The map is away."],
  [job("expired"), "The list could not be written."],
])("says how it goes: $state", (started, words) => {
  expect(shown(started)).toContain(`<p role="status">${words}</p>`);
});

it("hands the list over once it is there", () => {
  expect(shown(job("done"))).toContain("Download the list");
  expect(shown(job("running"))).not.toContain("Download the list");
});
