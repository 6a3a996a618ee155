import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./ContentsView.states.tsx";

it("GUI-09 lists headings by their addresses, marks the one that is read, and goes to one", async () => {
  const onGo = vi.fn();
  const { user, getAllByRole, getByRole } = draw(states, "many", { onGo });
  expect(getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "#chance-a-year",
    "#over-a-mortgage",
    "#chance-a-year-2",
  ]);
  expect(getByRole("link", { current: "location" }).textContent).toBe("Over a mortgage");
  await user.click(getAllByRole("link")[2]!);
  expect(onGo.mock.calls).toEqual([["chance-a-year-2"]]);
});

it("is not there where there is nothing to list", () => {
  expect(draw(states, "empty").container.querySelector("nav")?.hidden).toBe(true);
});
