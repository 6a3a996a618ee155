import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./Link.states.tsx";

it.each([
  ["web", "The study", "https://larkhaven.example/a%20study"],
  ["mail", "Write to us", "mailto:rivers@larkhaven.example"],
] as const)("leads out of the page, without telling where from: %s", (state, name, href) => {
  draw(states, state);
  const link = screen.getByRole("link", { name });
  expect(["href", "target", "rel"].map((attribute) => link.getAttribute(attribute))).toEqual([
    href,
    "_blank",
    "noopener noreferrer",
  ]);
});

it.each(["of another kind", "of this page", "not defined"] as const)("is its words alone: %s", (state) => {
  draw(states, state);
  expect(screen.getByText("The study")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
