import { basemaps } from "@stopbank/scene/basemaps";
import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./basemapThumbnails.states.tsx";

it.each(basemaps)("is a picture beside a name, with nothing to hear of it: %s", (basemap) => {
  const picture = draw(states, basemap).container.querySelector("svg");
  expect(picture?.getAttribute("aria-hidden")).toBe("true");
  expect(picture?.querySelector("path")).not.toBeNull();
});

it("looks like no other", () => {
  const pictures = basemaps.map((basemap) => {
    const { container, unmount } = draw(states, basemap);
    const html = container.innerHTML;
    unmount();
    return html;
  });
  expect(new Set(pictures).size).toBe(basemaps.length);
});
