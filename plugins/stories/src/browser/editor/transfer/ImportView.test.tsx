import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ImportView.states.tsx";

it("says how far the file is, and calls it off", async () => {
  const onClose = vi.fn();
  const { user } = draw(states, "sending", { onClose });
  expect(screen.getByRole("status").textContent).toBe("40 % sent");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ["checked", "The file is being checked…"],
  ["kept", "The story and its media are being kept…"],
] as const)("says what the server does with it: %s", (state, words) => {
  draw(states, state);
  expect(screen.getByRole("status").textContent).toBe(words);
});

it("asks before it takes the place of a draft: whose it is, and what room its media need", async () => {
  const [onReplace, onCopy] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "here already", { onReplace, onCopy });
  const words = screen.getByRole("dialog").textContent;
  expect(words).toContain("mere@larkhaven.example saved its draft 'A flood of the river'");
  expect(words).toContain("2 new files of 3.4 MB; there is room for 380.0 MB");
  await user.click(screen.getByRole("button", { name: "Replace the draft" }));
  await user.click(screen.getByRole("button", { name: "As a copy" }));
  for (const heard of [onReplace, onCopy])
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ name: "7" }));
});

it("tells each mistake in a line of its own, with file, line and remedy", () => {
  draw(states, "mistakes");
  expect(screen.getByRole("alert").textContent).toContain("nothing was changed");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^stories\/7\.yaml:4: .*Remove it/),
    expect.stringMatching(/^stories\/7\.yaml:9: .*Put the file/),
  ]);
});
