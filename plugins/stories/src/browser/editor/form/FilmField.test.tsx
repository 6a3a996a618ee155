import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FilmField.states.tsx";

it("asks for a film, its captions and what is said in it", async () => {
  const onPatch = vi.fn();
  const { user } = draw(states, "empty", { onPatch });
  await user.type(screen.getByRole("textbox", { name: /of the film/ }), "a");
  await user.type(screen.getByRole("textbox", { name: /captions/ }), "b");
  await user.type(screen.getByRole("textbox", { name: "Transcript" }), "c");
  expect(onPatch.mock.calls.map(([patch]) => patch)).toEqual([
    { videoUrl: "a" },
    { captionsUrl: "b" },
    { transcript: "c" },
  ]);
});

it("goes with all that belongs to it", async () => {
  const onPatch = vi.fn();
  const { user } = draw(states, "whole", { onPatch });
  await user.click(screen.getByRole("button", { name: "Remove: Film" }));
  expect(onPatch).toHaveBeenCalledWith(
    { videoUrl: undefined, captionsUrl: undefined, transcript: undefined },
    "Remove the film",
  );
});
