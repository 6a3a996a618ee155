import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FilmFields.states.tsx";

it("G-04: asks for captions or a transcript where there is a film", async () => {
  const [onFilm, onCaptions, onTranscript] = [vi.fn(), vi.fn(), vi.fn()];
  const { user, unmount } = draw(states, "none", { onFilm });
  expect(screen.queryByRole("textbox", { name: "Captions" })).toBeNull();
  await user.type(screen.getByRole("textbox", { name: "Film, in the picture's place" }), "m");
  expect(onFilm).toHaveBeenLastCalledWith("m");
  unmount();
  const again = draw(states, "without captions", { onCaptions, onTranscript });
  await again.user.type(screen.getByRole("textbox", { name: "Captions" }), "m");
  expect(onCaptions).toHaveBeenLastCalledWith("m");
  await again.user.type(screen.getByRole("textbox", { name: "Transcript" }), "w");
  expect(onTranscript).toHaveBeenLastCalledWith("w");
  expect(screen.getByText(/not everybody hears/)).toBeTruthy();
  again.unmount();
  draw(states, "with a transcript");
  expect(screen.queryByText(/not everybody hears/)).toBeNull();
});
