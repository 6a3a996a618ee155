import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MemorandumForm.states.tsx";

it("issue 12.7: keeps the council's wording and what its officer adds, one a line", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "written", { onChange });
  await user.type(screen.getByRole("textbox", { name: "What its officer adds, whatever the property" }), "s");
  expect(onChange.mock.lastCall?.[0].memorandum).toEqual({
    wording: "In good faith.",
    officer_adds: ["Reports on the file", "Entries on the titles"],
  });
  await user.clear(screen.getByRole("textbox", { name: "Legal wording" }));
  expect(onChange.mock.lastCall?.[0].memorandum).not.toHaveProperty("wording");
});

it("says which line is too long", () => {
  draw(states, "a line too long");
  expect(screen.getByText("Line 2 of what the officer adds is longer than 300 letters")).toBeTruthy();
});
