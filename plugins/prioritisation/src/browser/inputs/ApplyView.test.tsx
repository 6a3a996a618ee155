import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./ApplyView.states.tsx";

it.each([
  ["changed", 1],
  ["unchanged", 0],
] as const)(
  "PRI-07 'Apply changes' does something only where something is changed: %s",
  async (state, times) => {
    const onApply = vi.fn();
    const { user, getByRole } = draw(states, state, { onApply });
    const button = getByRole("button", { name: "Apply changes" });
    await user.click(button);
    expect(onApply).toHaveBeenCalledTimes(times);
    expect(button.getAttribute("aria-disabled")).toBe(times === 0 ? "true" : null);
  },
);

it("says what is not applied yet, and of what is applied why it cannot be again", async () => {
  const { getByRole, unmount } = draw(states, "changed");
  expect(getByRole("status").textContent).toBe("Not applied yet");
  unmount();
  const { user, getByRole: find, findByRole } = draw(states, "unchanged");
  await user.hover(find("button", { name: "Apply changes" }));
  expect((await findByRole("tooltip")).textContent).toBe("Change a value or the scenario first");
});
