import { draw } from "@stopbank/ui/testing/draw";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AddButton.states.tsx";
import { AddButton } from "./AddButton.tsx";

it("adds another", async () => {
  const onAdd = vi.fn();
  const { user } = draw(states, "many", { onAdd });
  await user.click(screen.getByRole("button", { name: "Add a scenario" }));
  expect(onAdd).toHaveBeenCalledOnce();
});

it("has the focus once one of them is gone, and not when one came", () => {
  const listed = (names: readonly string[]) => (
    <AddButton onAdd={vi.fn()} text="Add">
      {names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </AddButton>
  );
  const { rerender } = render(listed(["a"]));
  rerender(listed(["a", "b"]));
  expect(document.activeElement).toBe(document.body);
  rerender(listed(["b"]));
  expect(document.activeElement?.textContent).toBe("Add");
});
