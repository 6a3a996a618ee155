import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./HeadlineStripView.states.tsx";

const figures = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

it.each([
  ["one", ["Buildings2,554 58%"], "Risk Summary"],
  [
    "several",
    ["Buildings2,554 58%", "Roads67.73\u00a0km 62.2%", "ReservesNone exposed", "Pipes…"],
    "Risk Summary",
  ],
  [
    "many",
    ["Buildings2,554 58%", "Roads67.73\u00a0km 62.2%", "ReservesNone exposed", "Pipes…"],
    "Risk Summary, 2 more",
  ],
] as const)(
  "has a figure for each of the topmost layers, and leads to the others: %s",
  async (state, all, more) => {
    const onOpen = vi.fn();
    const { user } = draw(states, state, { onOpen });
    expect(figures()).toEqual(all);
    await user.click(screen.getByRole("button", { name: more }));
    expect(onOpen).toHaveBeenCalledOnce();
  },
);

it("says that other figures are to come, and why there are none", async () => {
  const { unmount } = draw(states, "asking again");
  expect(screen.getByLabelText("Headline figures").getAttribute("aria-busy")).toBe("true");
  unmount();
  const retry = vi.fn();
  const { user } = draw(states, "failed", { retry });
  expect(screen.getByRole("alert").textContent).toContain("The figures could not be worked out");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
