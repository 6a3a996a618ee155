import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PictureFields.states.tsx";

it("G-04: asks for words where there is a picture, and for none where there is none", async () => {
  const [onPicture, onAlt] = [vi.fn(), vi.fn()];
  const { user, unmount } = draw(states, "none", { onPicture });
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  await user.type(screen.getByRole("textbox", { name: "Picture" }), "m");
  expect(onPicture).toHaveBeenLastCalledWith("m");
  unmount();
  const again = draw(states, "without words", { onAlt });
  expect(screen.getByText("Say what the picture shows.")).toBeTruthy();
  await again.user.type(screen.getByRole("textbox", { name: "Words for the picture" }), "T");
  expect(onAlt).toHaveBeenLastCalledWith("T");
});
