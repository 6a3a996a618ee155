import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./FilmView.states.tsx";

const film = () => document.querySelector("video");

it("HOM-15: is played by whoever wants it, with what is said in it", () => {
  const { unmount } = draw(states, "with captions");
  expect(film()?.getAttribute("src")).toBe("/media/larkhaven/0123456789abcdef0123456789abcdef-1280x720.webm");
  expect([film()?.hasAttribute("controls"), film()?.hasAttribute("autoplay")]).toEqual([true, false]);
  expect(film()?.querySelector("track")?.getAttribute("src")).toMatch(/^\/media\/larkhaven\/.*\.vtt$/);
  unmount();
  draw(states, "without captions");
  expect(film()?.querySelector("track")).toBeNull();
});

it("G-04: has what is said and seen in it to be read below it", () => {
  const { unmount } = draw(states, "with a transcript");
  const transcript = document.querySelector("details");
  expect(transcript?.open).toBe(false);
  expect(transcript?.textContent).toMatch(/^TranscriptThe river rises from 0\.4 m at noon/);
  unmount();
  draw(states, "with captions");
  expect(document.querySelector("details")).toBeNull();
});

it("fetches nothing of itself where a picture stands for it", () => {
  draw(states, "with a picture");
  expect([film()?.preload, film()?.getAttribute("poster")]).toEqual([
    "none",
    expect.stringMatching(/\.webp$/),
  ]);
});
