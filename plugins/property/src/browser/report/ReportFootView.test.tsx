import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ReportFootView.states.tsx";

const buttons = () => screen.getAllByRole<HTMLButtonElement>("button");

it("PRO-10 offers the report and the draft of a memorandum's section only once all is loaded", async () => {
  const { unmount } = draw(states, "loading");
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true, false]);
  unmount();
  const onReport = vi.fn();
  const { user } = draw(states, "ready", { onReport });
  for (const button of buttons().slice(0, 2)) await user.click(button);
  expect(onReport.mock.calls).toEqual([["natural-hazard-report"], ["memorandum-section"]]);
});

it("takes a list of properties, with one looked at or without", async () => {
  const onList = vi.fn();
  const { user } = draw(states, "no property", { onList });
  expect(buttons().map(({ textContent }) => textContent)).toEqual(["Check a list (CSV)"]);
  const file = new File(["12 Kiln Street"], "list.csv", { type: "text/csv" });
  await user.upload(screen.getByLabelText("A table of properties in CSV", { selector: "input" }), file);
  expect(onList).toHaveBeenCalledExactlyOnceWith(file);
});
