import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./KeptEmail.states.tsx";

it("is there for password managers, and for nobody who reads or types", () => {
  const { container } = draw(states, "one");
  const input = container.querySelector("input");
  expect([input?.value, input?.autocomplete, input?.readOnly, input?.tabIndex]).toEqual([
    "kiri@larkhaven.example",
    "username",
    true,
    -1,
  ]);
  expect(screen.queryByRole("textbox")).toBeNull();
});
