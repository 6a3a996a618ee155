import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PagerView.states.tsx";

const button = (name: string) => screen.getByRole("button", { name });

it("ACC-55: is not there where one page has all", () => {
  const { container } = draw(states, "one page");
  expect(container.textContent).toBe("");
});

it.each([
  ["first", "1 to 50 of 10,000", [1]],
  ["in between", "4,951 to 5,000 of 10,000", [98, 100]],
  ["last", "9,951 to 10,000 of 10,000", [198]],
] as const)("ACC-55: says which of how many are shown, and leads on: %s", async (state, words, pages) => {
  const onPage = vi.fn();
  const { user } = draw(states, state, { onPage });
  expect(screen.getByRole("status").textContent).toBe(words);
  await user.click(button("Previous"));
  await user.click(button("Next"));
  expect(onPage.mock.calls.flat()).toEqual(pages);
});
