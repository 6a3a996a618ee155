import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
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

it("takes a file that is dropped on it, says so while one is held over it, and leaves other things alone", () => {
  const onFile = vi.fn();
  draw(states, "beside a panel", { onFile });
  const place = screen.getByRole("region", { name: "Map" });
  const isTaking = () => place.classList.contains("map-page-map-taking");
  fireEvent.dragOver(place, { dataTransfer: { types: ["text/plain"] } });
  expect(isTaking()).toBe(false);
  const file = new File(["{}"], "zones.geojson");
  fireEvent.dragOver(place, { dataTransfer: { types: ["Files"] } });
  expect(isTaking()).toBe(true);
  fireEvent.drop(place, { dataTransfer: { types: ["Files"], files: [file] } });
  expect([isTaking(), onFile.mock.calls]).toEqual([false, [[file]]]);
});
