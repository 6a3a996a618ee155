import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SummaryPageView.states.tsx";

it("SUM-01 has a tab for each section and 'Risk Summary', the first open", async () => {
  const onTab = vi.fn();
  const { user } = draw(states, "sections", { onTab });
  expect(screen.getByRole("heading", { level: 1, name: "Summary" })).toBeTruthy();
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "What the figures say",
    "What they do not say",
    "Risk Summary",
  ]);
  expect(screen.getByText("What stands where water would come.")).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Risk Summary" }));
  expect(onTab).toHaveBeenCalledWith("risk");
});

it("SUM-01 shows the figures alone without tabs, also where the content failed (SUM-09)", () => {
  draw(states, "no sections");
  expect(screen.queryAllByRole("tab")).toEqual([]);
  expect(screen.getByText("The figures.")).toBeTruthy();
});

it("opens the tab that the address names, and the figures where it names scenarios", () => {
  const { unmount } = draw(states, "second section");
  expect(screen.getByText("How people would be harmed.")).toBeTruthy();
  unmount();
  draw(states, "with scenarios");
  expect(screen.getByText("The figures.")).toBeTruthy();
});

it("waits for the content", () => {
  const { container } = draw(states, "loading");
  expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
});
