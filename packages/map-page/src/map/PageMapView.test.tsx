import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PageMapView.states.tsx";

it.each([
  ["beside a panel", "0px", ["map-page-map", "map-page-map-beside"]],
  ["over a sheet", "120px", ["map-page-map"]],
  ["behind a sheet", "120px", ["map-page-map", "map-page-map-covered"]],
] as const)(
  "ends where a sheet begins, and gives way to one that is all the way up: %s",
  (state, bottom, names) => {
    draw(states, state);
    const place = screen.getByRole("heading", { level: 2, name: "Map" }).parentElement;
    expect([place?.style.bottom, [...(place?.classList ?? [])]]).toEqual([bottom, names]);
    expect(place?.textContent).toBe("MapThe map");
  },
);
