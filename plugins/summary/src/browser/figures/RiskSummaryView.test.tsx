import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./RiskSummaryView.states.tsx";

const downloads = () =>
  screen.queryAllByRole("button", { name: /^Download / }).map(({ textContent }) => textContent);

it("SUM-02 SUM-06 has its title, and says what to choose while nothing is", () => {
  draw(states, "empty");
  expect(screen.getByRole("region", { name: "Summary of Asset Risk to Regions" })).toBeTruthy();
  expect(screen.getByText("Choose hazard scenarios above to view risk to all elements")).toBeTruthy();
  expect(downloads()).toEqual([]);
});

it("SUM-07 saves what is shown once it is there, and not while it is loading", async () => {
  const onDownload = vi.fn();
  const { unmount } = draw(states, "loading");
  expect(downloads()).toEqual([]);
  unmount();
  const { user } = draw(states, "ready", { onDownload });
  expect(downloads()).toEqual(["Download CSV", "Download XLSX"]);
  await user.click(screen.getByRole("button", { name: "Download CSV" }));
  await user.click(screen.getByRole("button", { name: "Download XLSX" }));
  expect(onDownload.mock.calls).toEqual([["csv"], ["xlsx"]]);
  expect(screen.getByText("Modelled demonstration data of an imaginary district.")).toBeTruthy();
});

it("says what failed with a way on, what nobody assessed, and what a link names that is gone", () => {
  const { unmount } = draw(states, "failed");
  expect(screen.getByRole("alert").textContent).toContain("The server is out of reach.");
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  unmount();
  const { unmount: leave } = draw(states, "not assessed");
  expect(screen.getByText("None of these elements was assessed for what is chosen.")).toBeTruthy();
  leave();
  draw(states, "scenarios missing");
  expect(screen.getByRole("status").textContent).toMatch(/^2 scenarios in this link/);
});
