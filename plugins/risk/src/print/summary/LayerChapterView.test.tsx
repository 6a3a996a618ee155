import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./LayerChapterView.states.tsx";

it("is a chapter under the layer's name", () => {
  draw(states, "some");
  expect(screen.getByRole("heading", { level: 2, name: "Buildings" })).toBeTruthy();
  expect(screen.getByText("What hazards do to them.")).toBeTruthy();
  expect(document.querySelector(".paper-chapter")).toBeTruthy();
});

it("shares its page where none of the layer is in the selection", () => {
  draw(states, "short");
  expect(screen.getByRole("heading", { level: 2, name: "Buildings" })).toBeTruthy();
  expect(document.querySelector(".paper-chapter")).toBeNull();
});
