import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./BlockButtons.states.tsx";

it("HOM-15: lead to pages here, and in a new tab to those of others", () => {
  draw(states, "many");
  const links = [...document.querySelectorAll("a")].map((link) => [
    link.getAttribute("href"),
    link.getAttribute("target"),
  ]);
  expect(links).toEqual([
    ["/risk?v=1", null],
    ["https://environment.govt.nz", "_blank"],
  ]);
});

it("HOM-15: open in a new tab what a browser takes for another site, whatever it begins with", () => {
  draw(states, "another site by a slash");
  expect(document.querySelector("a")?.target).toBe("_blank");
});

it("HOM-15, G-04: lead to media of the client and to what the server has beside the app, in a new tab", () => {
  draw(states, "a film and what the server has");
  expect(
    [...document.querySelectorAll("a")].map(({ href, target }) => [new URL(href).pathname, target]),
  ).toEqual([
    ["/media/larkhaven/0123456789abcdef0123456789abcdef.webm", "_blank"],
    ["/docs", "_blank"],
  ]);
});
