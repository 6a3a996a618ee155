import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { useEscape } from "./useEscape.ts";

/** A drawer beside a map, and a field over that map. */
function Page({ onEscape, takesMap }: { readonly onEscape: () => void; readonly takesMap: boolean }) {
  const drawer = useRef<HTMLDivElement>(null);
  useEscape(drawer, onEscape, { takesMap });
  return (
    <>
      <div className="maplibregl-canvas-container">
        <button type="button">Map</button>
      </div>
      <input aria-label="Field" />
      <div ref={drawer}>
        <button type="button">Drawer</button>
      </div>
    </>
  );
}

/** Where Escape was pressed of which the drawer was told. */
function heard(takesMap: boolean): readonly string[] {
  vi.useFakeTimers();
  const onEscape = vi.fn();
  // Files share one document: a tooltip that another test left takes the first press, as it should.
  fireEvent.keyDown(document.body, { key: "Escape" });
  render(<Page onEscape={onEscape} takesMap={takesMap} />);
  const places = {
    drawer: screen.getByText("Drawer"),
    map: screen.getByText("Map"),
    field: screen.getByLabelText("Field"),
    nowhere: document.body,
  };
  return Object.entries(places).flatMap(([name, place]) => {
    onEscape.mockClear();
    fireEvent.keyDown(place, { key: "Escape" });
    vi.runAllTimers();
    return onEscape.mock.calls.length > 0 ? [name] : [];
  });
}

it("MAP-15 Escape closes the drawer from inside it, and from the map too, but from no field over the map", () => {
  expect(heard(true)).toEqual(["drawer", "map", "nowhere"]);
});

it("is told of what was pressed inside it alone where the map is not its own", () => {
  expect(heard(false)).toEqual(["drawer"]);
});

it("MAP-15 leaves Escape to a tool that takes it, wherever that one listens", () => {
  const take = (event: KeyboardEvent) => event.preventDefault();
  window.addEventListener("keydown", take);
  onTestFinished(() => window.removeEventListener("keydown", take));
  expect(heard(true)).toEqual([]);
});
