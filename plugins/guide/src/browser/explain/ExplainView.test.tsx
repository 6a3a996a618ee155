import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./ExplainView.states.tsx";

it("says what the guide has, leads to it in a tab of its own, and closes", async () => {
  const onClose = vi.fn();
  const { user, getByRole, getByText } = draw(states, "usual", { onClose });
  expect(getByText(/A study ends somewhere/)).toBeTruthy();
  const link = getByText("Open in the guide");
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([
    "/guide/fundamentals/not-assessed",
    "_blank",
  ]);
  await user.click(getByRole("dialog").querySelector("button[class*=intent-primary]")!);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("leads nowhere where the guide has nothing", () => {
  expect(draw(states, "nothing there").queryByText("Open in the guide")).toBeNull();
});
