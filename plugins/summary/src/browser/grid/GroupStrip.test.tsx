import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./GroupStrip.states.tsx";

it("SUM-04 stands over the columns of each layer, as wide as all of them", () => {
  draw(states, "groups");
  const widths = ["Buildings (each)", "Roads (km)"].map(
    (title) => screen.getByTitle(title).parentElement?.style.width,
  );
  expect(widths).toEqual([`${7 * 88}px`, `${6 * 88}px`]);
});
