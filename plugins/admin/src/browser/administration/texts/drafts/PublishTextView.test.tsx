import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PublishTextView.states.tsx";

it("publishes by its button and by Enter, with a note or without", async () => {
  const [onPublish, onNote] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "again", { onPublish, onNote });
  expect(screen.getByRole("dialog").textContent).toContain("It takes the place of version 3");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const note = screen.getByRole("textbox", { name: /^What changed/ });
  expect(note.getAttribute("maxlength")).toBe("300");
  await user.type(note, "N{Enter}");
  expect(onNote).toHaveBeenCalledWith("N");
  expect(onPublish).toHaveBeenCalledTimes(2);
});

it.each([
  ["first", "People can read it from then on."],
  ["asks again", "Everybody is asked to agree to it again."],
] as const)("says what comes of it: %s", (state, words) => {
  draw(states, state);
  expect(screen.getByRole("dialog").textContent).toContain(words);
});

it("stays open while it publishes, so that nothing is written in between", async () => {
  const [onClose, onPublish] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "working", { onClose, onPublish });
  await user.click(screen.getByRole("button", { name: "Not now" }));
  await user.keyboard("{Escape}");
  await user.type(screen.getByRole("textbox", { name: /^What changed/ }), "{Enter}");
  expect(onClose).not.toHaveBeenCalled();
  expect(onPublish).not.toHaveBeenCalled();
});
