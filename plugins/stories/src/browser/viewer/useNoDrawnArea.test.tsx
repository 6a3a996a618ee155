import { emptyScene } from "@stopbank/scene/empty";
import { setArea } from "@stopbank/scene/filtering";
import { createSceneStore } from "@stopbank/scene/store";
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useNoDrawnArea } from "./useNoDrawnArea.ts";

it("STO-08 deletes the area that was drawn when a story opens, and undo brings it back", () => {
  const own = createSceneStore(emptyScene("larkhaven", { longitude: 170, latitude: -45, zoom: 5 }));
  const ring = [
    [172, -40],
    [173, -40],
    [173, -41],
    [172, -40],
  ] as const;
  own.apply(setArea({ type: "Polygon", coordinates: [ring.map(([x, y]) => [x, y])] }));
  const { unmount } = renderHook(() => useNoDrawnArea(own));
  expect(own.state.scene).not.toHaveProperty("area");
  unmount();
  expect(own.state.scene).not.toHaveProperty("area");
  own.undo();
  expect(own.state.scene).toHaveProperty("area.geometry.type", "Polygon");
});
