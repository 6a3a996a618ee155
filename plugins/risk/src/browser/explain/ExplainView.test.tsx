import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./ExplainView.states.tsx";

it("names what it explains, for whoever cannot see beside which figure it stands as well", async () => {
  const onExplain = vi.fn();
  const { user, getByRole, unmount } = draw(states, "one", { onExplain });
  const only = getByRole("button", { name: "Explain this: Expected annual damage" });
  expect(only.textContent).toBe("Explain this");
  await user.click(only);
  unmount();
  draw(states, "many", { onExplain });
  await user.click(getByRole("button", { name: "Explain this: Not assessed" }));
  expect(onExplain.mock.calls).toEqual([["annual-damage"], ["not-assessed"]]);
});
