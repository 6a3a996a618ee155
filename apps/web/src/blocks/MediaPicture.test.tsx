import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./MediaPicture.states.tsx";

const picture = () => document.querySelector("img");

it("G-04: keeps its room free and is fetched in the width that it is drawn at", () => {
  draw(states, "photograph");
  const at = "/media/larkhaven/0123456789abcdef0123456789abcdef-1600x900.webp";
  expect([picture()?.getAttribute("width"), picture()?.getAttribute("height")]).toEqual(["1600", "900"]);
  expect(picture()?.getAttribute("srcset")).toBe(
    `${at}?w=320 320w, ${at}?w=640 640w, ${at}?w=1280 1280w, ${at} 1600w`,
  );
  expect([picture()?.alt, picture()?.loading]).toEqual(["The mouth of the Awatōrea from the air", "lazy"]);
});

it.each([
  ["drawing", "/media/larkhaven/0123456789abcdef0123456789abcdef.svg"],
  ["elsewhere", "/logos/full.svg"],
] as const)("is one file where there are no widths of it: %s", (state, src) => {
  draw(states, state);
  expect([picture()?.getAttribute("src"), picture()?.hasAttribute("srcset")]).toEqual([src, false]);
});

it("waits for nothing at the top of its page", () => {
  draw(states, "first");
  expect([picture()?.loading, picture()?.getAttribute("fetchpriority")]).toEqual(["eager", "high"]);
});
