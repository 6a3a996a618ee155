import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./Skeleton.states.tsx";
import { SkeletonLines } from "./Skeleton.tsx";

const widths = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>(".sb-skeleton")].map(({ style }) => style.width);

it("has the size of what comes", () => {
  const { container } = draw(states, "block");
  expect([container.querySelector<HTMLElement>(".sb-skeleton")?.style.height, ...widths(container)]).toEqual([
    "120px",
    "60%",
  ]);
});

it("ends a paragraph short", () => {
  const { container } = render(<SkeletonLines lines={2} />);
  expect(widths(container)).toEqual(["100%", "60%"]);
});
