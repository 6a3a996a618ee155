import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./Empty.states.tsx";

it("is a sentence, and a button where there is one", () => {
  const { unmount } = draw(states, "sentence");
  expect(screen.getByText("No layer is on the map.").tagName).toBe("P");
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  draw(states, "with a button");
  expect(screen.getByRole("button", { name: "Add layers" })).toBeTruthy();
});
