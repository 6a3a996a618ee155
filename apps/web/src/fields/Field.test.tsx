import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./Field.states.tsx";

const input = () => screen.getByRole("textbox", { name: "E-mail" });

it("D-16: is named by its label and tells what is typed", async () => {
  const onValue = vi.fn();
  const { user } = draw(states, "empty", { onValue });
  await user.type(input(), "k");
  expect(onValue.mock.calls[0]?.[0]).toBe("k");
  expect([input().getAttribute("aria-invalid"), input().getAttribute("aria-describedby")]).toEqual([
    "false",
    null,
  ]);
});

it("D-16: ties what is wrong to the input", () => {
  draw(states, "wrong");
  const described = input().getAttribute("aria-describedby") ?? "";
  expect(input().getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(described)?.textContent).toBe("Invalid email");
});

it("takes nothing while it is disabled", () => {
  draw(states, "disabled");
  expect(input().hasAttribute("disabled")).toBe(true);
});
