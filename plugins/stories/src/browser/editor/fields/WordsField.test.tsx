import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./WordsField.states.tsx";

it("says what is typed, letter by letter, and what belongs into it", async () => {
  const onValue = vi.fn();
  const { user } = draw(states, "with help", { onValue });
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Title" });
  await user.type(field, "!");
  expect(onValue).toHaveBeenCalledWith("Rain in the hills!");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "What the card is called.",
  );
});

it("takes a passage as one", async () => {
  const onValue = vi.fn();
  const { user } = draw(states, "passage", { onValue });
  await user.type(screen.getByRole("textbox", { name: "Text" }), "{Enter}");
  expect(onValue).toHaveBeenCalledWith("The river rose **4 m** in a night.\n");
});
