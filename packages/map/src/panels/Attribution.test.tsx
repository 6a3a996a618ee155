import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./Attribution.states.tsx";

it("is not there without anything to say", () => {
  draw(states, "none");
  expect(screen.queryByRole("button")).toBeNull();
});

it.each(["short", "long text"] as const)(
  "is the whole notice, unfolded and folded by a press: %s",
  async (state) => {
    const { user } = draw(states, state);
    const { notice } = states.states[state];
    const line = screen.getByRole("button", { expanded: false });
    expect([line.textContent, line.title]).toEqual([notice, notice]);
    await user.click(line);
    expect(line.getAttribute("aria-expanded")).toBe("true");
    await user.click(line);
    expect(line.getAttribute("aria-expanded")).toBe("false");
  },
);
