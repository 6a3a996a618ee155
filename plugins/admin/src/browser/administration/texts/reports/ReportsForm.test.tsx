import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { newReport } from "../../../../domain/texts/property.ts";
import states from "./ReportsForm.states.tsx";

const { reports } = states.states.many;

it("PRO-09: adds a report, opens one by its title, and changes and removes it alone", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  await user.click(screen.getByRole("button", { name: "Add a report" }));
  expect(onChange).toHaveBeenLastCalledWith([...reports, newReport("coast_100")]);
  await user.click(screen.getByRole("button", { name: "Report 2 Coast study" }));
  await user.type(screen.getByRole("textbox", { name: "Title" }), "!");
  expect(onChange.mock.lastCall?.[0].map(({ title }: { title: string }) => title)).toEqual([
    "Flood study",
    "Coast study!",
  ]);
  await user.click(screen.getByRole("button", { name: "Remove report 2" }));
  expect(onChange).toHaveBeenLastCalledWith([reports[0]]);
});

it("takes no more reports than may be kept, and none where there is no hazard they could be about", () => {
  for (const state of ["full", "data without hazards"] as const) {
    const { unmount } = draw(states, state);
    expect(screen.getByRole("button", { name: "Add a report" }).getAttribute("aria-disabled")).toBe("true");
    unmount();
  }
});
