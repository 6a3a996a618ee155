import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./TextChoice.states.tsx";

it("chooses one that there is", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "many", { onChoose });
  await user.selectOptions(screen.getByRole("combobox", { name: "Text" }), "pipes.md");
  expect(onChoose).toHaveBeenCalledWith({ kind: "help", name: "pipes.md" });
});

it("marks those with a draft, and names them before one looks", () => {
  draw(states, "with drafts");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Terms and conditions (Draft)",
    "pipes.md (Draft)",
    "Release notes",
  ]);
  screen.getByText("Drafts not published yet: Terms and conditions, pipes.md.");
});

it("begins a help text of a name that may be one", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "many", { onChoose });
  const field = screen.getByRole("textbox", { name: "A new help text" });
  await user.type(field, "../x{Enter}");
  expect(onChoose).not.toHaveBeenCalled();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await user.clear(field);
  await user.type(field, "roads.md{Enter}");
  expect(onChoose).toHaveBeenCalledWith({ kind: "help", name: "roads.md" });
});
