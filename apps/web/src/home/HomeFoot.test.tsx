import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./HomeFoot.states.tsx";

const links = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

it("HOM-07: leads to whom to turn to, where that is said", () => {
  const { unmount } = draw(states, "with contacts");
  expect(links()).toEqual(["/home/contacts", "/accessibility"]);
  unmount();
  draw(states, "without");
  expect(links()).toEqual(["/accessibility"]);
});
