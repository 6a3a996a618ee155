import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./JobsView.states.tsx";

it("says in a sentence that there is nothing yet", () => {
  const { getByText, getByRole } = draw(states, "empty");
  expect(getByText(/^What takes longer than a moment/)).toBeTruthy();
  expect(getByRole("button", { name: "Verify dataset" })).toBeTruthy();
});

it("offers nothing to whoever may start nothing", () => {
  const { queryByRole, getAllByText } = draw(states, "nothing to start");
  expect(queryByRole("button", { name: "Verify dataset" })).toBeNull();
  expect(getAllByText("Verify dataset")).toHaveLength(4);
});

it("starts what is asked for, unless it is under way", async () => {
  const onStart = vi.fn();
  const first = draw(states, "full", { onStart });
  await first.user.click(first.getByRole("button", { name: "Verify dataset" }));
  expect(onStart.mock.calls).toEqual([["admin.verify-dataset"]]);
  first.unmount();
  const second = draw(states, "one under way", { onStart });
  await second.user.click(second.getByRole("button", { name: "Verify dataset" }));
  expect(onStart).toHaveBeenCalledOnce();
});

it("tells which job is given up, and which file is wanted", async () => {
  const [onCancel, onDownload] = [vi.fn(), vi.fn()];
  const { user, getByRole } = draw(states, "one under way", { onCancel, onDownload });
  await user.click(getByRole("button", { name: "Cancel Verify dataset" }));
  await user.click(getByRole("button", { name: /verification\.json/ }));
  expect([onCancel.mock.calls, onDownload.mock.calls]).toEqual([
    [["job-running"]],
    [["job-done", "verification.json"]],
  ]);
});

it("B-08: says that it is not connected and keeps what it knows, which has not failed for that", () => {
  const { getByText, getAllByText } = draw(states, "not connected");
  expect(getByText(/^Not connected: what you see may have changed/)).toBeTruthy();
  expect(getAllByText(/^Failed/)).toHaveLength(1);
  expect(getAllByText(/^Done/)).toHaveLength(1);
});

it("D-10: says what failed and tries again", async () => {
  const retry = vi.fn();
  const failed = draw(states, "failed", {
    jobs: { state: "failed", error: new Error("The server cannot be reached."), retry },
  });
  expect(failed.getByRole("alert").textContent).toContain("Jobs could not be loaded");
  await failed.user.click(failed.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
  failed.unmount();
  expect(draw(states, "refused").getByRole("alert").textContent).toContain("You have 20 jobs under way.");
});
