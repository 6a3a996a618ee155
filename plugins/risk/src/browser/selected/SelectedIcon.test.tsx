import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./SelectedIcon.states.tsx";

it("is as large as it is asked to be, and says nothing where the words beside it do", () => {
  const { container, unmount } = draw(states, "usual");
  expect(container.querySelector("svg")?.getAttribute("height")).toBe("16");
  unmount();
  const icon = draw(states, "on a tab").container.querySelector("svg");
  expect([icon?.getAttribute("width"), icon?.getAttribute("aria-hidden")]).toEqual(["20", "true"]);
});
