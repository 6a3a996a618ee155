import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./WordsField.states.tsx";

const described = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

it.each(["line", "passage"] as const)("tells what is typed into a %s", async (state) => {
  const onValue = vi.fn();
  const { user } = draw(states, state, { onValue });
  await user.type(screen.getByRole("textbox"), "!");
  expect(onValue).toHaveBeenCalledWith("Kia ora!");
});

it("ties help and what is wrong to its field", () => {
  const { unmount } = draw(states, "with help");
  expect(described(screen.getByRole("textbox", { name: "Title" }))).toContain("organisation's name");
  unmount();
  draw(states, "wrong");
  const field = screen.getByRole("textbox");
  expect([described(field), field.getAttribute("aria-invalid")]).toEqual([
    "An address begins with https://.",
    "true",
  ]);
});
