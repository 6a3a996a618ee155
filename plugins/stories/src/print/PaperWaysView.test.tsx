import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PaperWaysView.states.tsx";

it("STO-04 says what each button says and where it leads, and leaves out what leads nowhere", () => {
  draw(states, "many");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Open the map: https://stopbank.example/risk?v=2",
    "The study: https://larkhaven.example/study",
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "https://stopbank.example/risk?v=2",
    "https://larkhaven.example/study",
  ]);
});

it("is nothing where there are none", () => {
  expect(draw(states, "empty").container.querySelector("ul")).toBeNull();
});
