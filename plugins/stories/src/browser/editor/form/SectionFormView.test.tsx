import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SectionFormView.states.tsx";

it("puts a figure where the author writes", async () => {
  const onPatch = vi.fn();
  const { user } = draw(states, "written", { onPatch });
  const text = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Text/ });
  text.setSelectionRange(5, 5);
  await user.click(screen.getByRole("button", { name: "Insert a figure" }));
  await user.click(await screen.findByRole("menuitem", { name: /^Buildings exposed/ }));
  expect(onPatch).toHaveBeenCalledWith(
    { content: "Water{{risk.buildings.flood_100.exposed}} came at two." },
    "Insert a figure",
  );
});

it("adds pictures, a film and buttons", async () => {
  const onPatch = vi.fn();
  const { user } = draw(states, "empty", { onPatch });
  for (const what of ["Picture beside the text", "Wide picture", "Film", "Button"]) {
    await user.click(screen.getByRole("button", { name: "Add to part 1" }));
    await user.click(await screen.findByRole("menuitem", { name: what }));
  }
  expect(onPatch.mock.calls.map(([patch]) => patch)).toEqual([
    { sideImage: "" },
    { wideImage: "" },
    { videoUrl: "" },
    { buttons: [{ title: "", url: "" }] },
  ]);
});

it("names what is typed, so that its letters are undone together", async () => {
  const onPatch = vi.fn();
  const { user } = draw(states, "empty", { onPatch });
  await user.type(screen.getByRole("textbox", { name: "Heading" }), "T");
  expect(onPatch).toHaveBeenCalledWith({ header: "T" }, "Typing", "header.0");
});

it("moves down from the first place, and goes", async () => {
  const [onMove, onRemove] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "empty", { onMove, onRemove });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Move up: part 1" }).disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: "Move down: part 1" }));
  await user.click(screen.getByRole("button", { name: "Delete: part 1" }));
  expect(onMove).toHaveBeenCalledWith(1);
  expect(onRemove).toHaveBeenCalledOnce();
});
