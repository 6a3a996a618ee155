import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ChapterFormView.states.tsx";

it("renames a chapter", async () => {
  const onTitle = vi.fn();
  const { user } = draw(states, "written", { onTitle });
  await user.type(screen.getByRole("textbox", { name: "Title of the chapter" }), "s");
  expect(onTitle).toHaveBeenCalledWith("The rivers");
});
