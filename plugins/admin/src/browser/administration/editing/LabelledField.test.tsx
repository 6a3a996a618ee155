import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./LabelledField.states.tsx";

const described = (name: string) => {
  const field = screen.getByRole("textbox", { name });
  const by = field.getAttribute("aria-describedby");
  return [by === null ? null : document.getElementById(by)?.textContent, field.getAttribute("aria-invalid")];
};

it("ties its hint to its field", () => {
  draw(states, "usual");
  expect(described("Issuer")).toEqual(["The address that your provider calls issuer.", "false"]);
});

it("says what is wrong in the hint's place", () => {
  draw(states, "refused");
  expect(described("Issuer")).toEqual(["Write an address that begins with https.", "true"]);
});

it("describes nothing where there is nothing to say", () => {
  draw(states, "without a hint");
  expect(described("Client ID")).toEqual([null, "false"]);
});
