import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./SchedulesView.states.tsx";

it("lists what is done by itself, and tells which is changed or deleted", async () => {
  const [onChange, onDelete] = [vi.fn(), vi.fn()];
  const { user, getByRole } = draw(states, "two", { onChange, onDelete });
  expect(getByRole("region", { name: "Scheduled" })).toBeTruthy();
  await user.click(getByRole("button", { name: "Resume Roads" }));
  await user.click(getByRole("button", { name: "Delete Roads" }));
  await user.click(getByRole("button", { name: "Delete schedule" }));
  expect([onChange.mock.calls, onDelete.mock.calls]).toEqual([[["two", { paused: false }]], [["two"]]]);
});

it("is not there where nothing is scheduled, and says what failed", () => {
  const none = draw(states, "none");
  expect(none.queryByRole("region")).toBeNull();
  none.unmount();
  const failed = draw(states, "failed");
  expect(failed.getByText("Schedules could not be loaded")).toBeTruthy();
  failed.unmount();
  expect(draw(states, "refused").getByText("The schedule could not be changed")).toBeTruthy();
});
