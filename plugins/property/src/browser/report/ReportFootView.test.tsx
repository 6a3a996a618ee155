import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ReportFootView.states.tsx";

const buttons = () => screen.getAllByRole<HTMLButtonElement>("button");

it("PRO-10 offers the report and the draft of a memorandum's section only once all is loaded", async () => {
  const { unmount } = draw(states, "loading");
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
  unmount();
  const onReport = vi.fn();
  const { user } = draw(states, "ready", { onReport });
  for (const button of buttons()) await user.click(button);
  expect(onReport.mock.calls).toEqual([["natural-hazard-report"], ["memorandum-section"]]);
});
