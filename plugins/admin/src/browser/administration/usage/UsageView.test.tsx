import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./UsageView.states.tsx";

it("has a chart a kind, each with its rule, and the layers opened most", async () => {
  const onDownload = vi.fn();
  const { user } = draw(states, "many", { onDownload });
  const titles = screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(["Sign-ins", "Layers opened", "Areas asked", "Exports", "Layers opened most"]);
  expect(screen.getByText("Jobs that were done and left files.")).toBeTruthy();
  expect(screen.getByText("Old (no longer in the data)")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Download as CSV" }));
  expect(onDownload.mock.calls[0]?.[0].weeks).toHaveLength(26);
});

it("says what is modelled, and only then", () => {
  draw(states, "many");
  expect(screen.getByText(/modelled for the demonstration/)).toBeTruthy();
});

it("says so where nothing was done", () => {
  draw(states, "empty");
  expect(screen.getAllByText("None in these weeks.")).toHaveLength(4);
  expect(screen.queryByText(/modelled/)).toBeNull();
});
