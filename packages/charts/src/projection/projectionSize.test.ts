import { describe, expect, it } from "vitest";
import { projectionSize } from "./projectionSize.ts";

describe("the size of a projected chart", () => {
  it.each([
    [468, 450, 200],
    [358, 350, 200],
    [760, 750, 250],
    [49, 0, 200],
  ])("in %i px is %i by %i px", (containerPx, widthPx, heightPx) =>
    expect(projectionSize(containerPx)).toEqual({ widthPx, heightPx }),
  );
});
