import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./InViewPages.states.tsx";

it("is not there where one page has all", () => {
  draw(states, "none");
  expect(screen.queryByRole("navigation")).toBeNull();
});

it.each([
  ["first", "1 to 100", [1]],
  ["between", "301 to 400", [2, 4]],
  ["last", "1,201 to 1,234", [11]],
] as const)("says which rows these are, and leads to those beside them: %s", async (state, words, asked) => {
  const onPage = vi.fn();
  const { user } = draw(states, state, { onPage });
  expect(screen.getByText(words)).toBeTruthy();
  // What leads nowhere stays in its place for the keyboard, and says that it does.
  await user.click(screen.getByRole("button", { name: "Previous" }));
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(onPage.mock.calls.flat()).toEqual(asked);
});
