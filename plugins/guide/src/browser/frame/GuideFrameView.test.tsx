import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./GuideFrameView.states.tsx";

it("GUI-03 hides its header where there is none to show, and skips to the text", () => {
  const { getByRole, queryByRole, container, unmount } = draw(states, "without a header");
  expect(queryByRole("banner")).toBeNull();
  const skip = getByRole("link", { name: "Skip to the text" });
  expect(container.querySelector(skip.getAttribute("href")!)?.textContent).toBe("The text.");
  unmount();
  expect(draw(states, "whole width").container.querySelector("header")).not.toBeNull();
});

it("has the topic beside a page, and what stands in it", () => {
  const { getByRole } = draw(states, "with side and contents");
  for (const name of ["Topics of the guide", "Pages of the guide", "In this article"])
    expect(getByRole("navigation", { name })).toBeTruthy();
});
