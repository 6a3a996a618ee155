import { describe, expect, it } from "vitest";
import { type Axis, plotFrame, stretchesOf, svgPath } from "./plotFrame.ts";

const axis = (range: Axis["range"], scale?: "log"): Axis => ({
  label: "",
  range,
  format: String,
  ...(scale === undefined ? {} : { scale }),
});

describe("the frame of a plot", () => {
  it("puts the ends of both axes at its edges and reads places back", () => {
    const frame = plotFrame(400, axis([0, 10]), axis([0, 1]));
    expect([frame.x(0), frame.x(10)]).toEqual([frame.left, frame.right]);
    expect([frame.y(0), frame.y(1)]).toEqual([frame.bottom, frame.top]);
    expect(frame.xAt(frame.x(2.5))).toBeCloseTo(2.5, 9);
    expect([frame.xAt(-50), frame.xAt(4_000)]).toEqual([0, 10]);
  });

  it("gives each tenfold the same width on a logarithmic axis", () => {
    const frame = plotFrame(400, axis([10, 1_000], "log"), axis([0, 1]));
    expect(frame.x(100) - frame.x(10)).toBeCloseTo(frame.x(1_000) - frame.x(100), 9);
    expect(frame.xAt(frame.x(100))).toBeCloseTo(100, 9);
  });

  it("marks no more places than there is room for", () => {
    expect(plotFrame(180, axis([0, 10]), axis([0, 1])).xTicks).toEqual([0, 10]);
    expect(plotFrame(700, axis([0, 10]), axis([0, 1])).xTicks.length).toBeGreaterThan(4);
  });

  it("gives long labels of the axis the room they need", () => {
    const wide = plotFrame(400, axis([0, 10]), { ...axis([0, 600_000]), format: (value) => `$${value}` });
    expect(wide.left).toBeGreaterThan(plotFrame(400, axis([0, 10]), axis([0, 1])).left);
  });

  it("lifts the path at a gap, and has no stretch without a point", () => {
    const frame = plotFrame(400, axis([0, 4]), axis([0, 1]));
    const line = [
      [0, Number.NaN],
      [1, 1],
      [2, 1],
      [2.5, Number.NaN],
      [3, 0],
    ] as const;
    expect(stretchesOf(line)).toEqual([
      [
        [1, 1],
        [2, 1],
      ],
      [[3, 0]],
    ]);
    expect(svgPath(line, frame).replace(/[^ML]/g, "")).toBe("MLM");
  });

  it("stands on a range that is a single value", () => {
    const frame = plotFrame(400, axis([3, 3]), axis([0, 0]));
    expect(svgPath([[3, 0]], frame)).toBe(`M${frame.left} ${frame.bottom}`);
  });
});
