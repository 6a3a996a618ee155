import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ClientJobsView.states.tsx";

it("says what everybody's jobs are, how they stand, why they failed and how long they took", () => {
  draw(states, "many");
  const cells = screen
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .slice(1, 6)
        .map(({ textContent }) => textContent),
    );
  expect(cells[0]).toEqual([
    "Verify dataset",
    "kiri@larkhaven.example",
    "Running, 42%tiles/buildings.pmtiles",
    "42 s",
    "1",
  ]);
  expect(cells[2]?.slice(2)).toEqual(["Waiting for another tryThe store was away.", "42 s", "2"]);
  expect(cells[3]?.slice(2)).toEqual(["Done", "1 min 12 s", "1"]);
  expect(cells[4]?.[2]).toBe("FailedThe dataset could not be read. Import it again.");
});

it("cancels what is under way, and what is being cancelled not again", async () => {
  const onCancel = vi.fn();
  const { user } = draw(states, "many", { onCancel });
  const buttons = screen.getAllByRole<HTMLButtonElement>("button", {
    name: /^Cancel Verify dataset of kiri/,
  });
  expect(buttons.map(({ disabled }) => disabled)).toEqual([false, true, false]);
  await user.click(buttons[0] as HTMLElement);
  expect(onCancel.mock.calls[0]?.[0]).toMatchObject({ id: "1" });
});

it("is filtered by state and kind", async () => {
  const onFilter = vi.fn();
  const { user } = draw(states, "many", { onFilter });
  await user.selectOptions(screen.getByLabelText("State"), "Failed");
  expect(onFilter).toHaveBeenCalledWith({ state: "failed", kind: "" });
  await user.selectOptions(screen.getByLabelText("Kind"), "Summary report");
  expect(onFilter).toHaveBeenCalledWith({ state: "", kind: "risk.summary-report" });
});

it("says that there are none", () => {
  draw(states, "empty");
  expect(screen.getByText("Nobody has started a job yet.")).toBeTruthy();
  draw(states, "none found");
  expect(screen.getByText("There is no such job.")).toBeTruthy();
});
