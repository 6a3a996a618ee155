import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./ProjectionPlot.states.tsx";

it.each(["drawn", "before the library is there"] as const)(
  "holds its height before its width is known, so that nothing below jumps: %s",
  (state) => {
    const { container } = draw(states, state);
    expect(container.querySelector<HTMLElement>(".sb-projection")?.style.minHeight).toBe("200px");
    expect(container.querySelectorAll("button, canvas, .sb-projection-label")).toHaveLength(0);
  },
);
