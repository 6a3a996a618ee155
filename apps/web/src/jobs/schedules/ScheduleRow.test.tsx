import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./ScheduleRow.states.tsx";

it.each([
  ["done", "After each new version of the data. Last made of version 0123456789abcdef."],
  ["nothing made yet", "After each new version of the data. Nothing has been made yet."],
  ["paused", "Paused. Last made of version 0123456789abcdef."],
  ["refused", "After each new version of the data. Of version 0123456789abcdef it was not made."],
  ["failed", "After each new version of the data. Of version 0123456789abcdef it could not be made."],
] as const)("says how it stands: %s", (state, words) => {
  const { getByText } = draw(states, state);
  expect(getByText(words)).toBeTruthy();
  if (state === "refused" || state === "failed")
    expect(getByText("You are not a member of this organisation.")).toBeTruthy();
});

it("EXP-14 is paused, resumed, told of by mail and given another title, by keyboard", async () => {
  const onChange = vi.fn();
  const { user, getByRole, queryByRole, unmount } = draw(states, "done", { onChange });
  await user.click(getByRole("button", { name: "Pause Hazard Summary" }));
  await user.click(getByRole("checkbox", { name: /^Mail me each/ }));
  getByRole("button", { name: "Rename Hazard Summary" }).focus();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(getByRole("textbox", { name: "New title of Hazard Summary" }));
  await user.clear(getByRole("textbox"));
  await user.keyboard("For the council{Enter}");
  expect(onChange.mock.calls).toEqual([
    [{ paused: true }],
    [{ mail: false }],
    [{ title: "For the council" }],
  ]);
  expect(queryByRole("textbox")).toBeNull();
  expect(document.activeElement).toBe(getByRole("listitem", { name: "Hazard Summary" }));
  unmount();
  const paused = draw(states, "paused", { onChange });
  await paused.user.click(paused.getByRole("button", { name: "Resume Hazard Summary" }));
  expect(onChange).toHaveBeenLastCalledWith({ paused: false });
});

it("is deleted once that is meant", async () => {
  const onDelete = vi.fn();
  const { user, getByRole } = draw(states, "done", { onDelete });
  await user.click(getByRole("button", { name: "Delete Hazard Summary" }));
  await user.click(getByRole("button", { name: "Keep it" }));
  expect(onDelete).not.toHaveBeenCalled();
  await user.click(getByRole("button", { name: "Delete Hazard Summary" }));
  await user.keyboard("{Enter}");
  expect(onDelete).toHaveBeenCalledOnce();
});

it("takes no second press while one is answered", async () => {
  const onChange = vi.fn();
  const { user, getByRole } = draw(states, "being changed", { onChange });
  await user.click(getByRole("button", { name: "Pause Hazard Summary" }));
  expect(onChange).not.toHaveBeenCalled();
});
