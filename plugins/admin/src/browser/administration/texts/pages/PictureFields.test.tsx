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

it.each([
  ["none", ["The bridge."]],
  ["without words", ["The bridge."]],
  // What somebody wrote is not written over.
  ["one", []],
] as const)(
  "G-04: has the words that a chosen picture brings where there are none: %s",
  async (state, words) => {
    const onPicture = vi.fn();
    const { user } = draw(states, state, { onPicture });
    await user.click(screen.getByRole("button", { name: "Choose for Picture" }));
    expect(onPicture.mock.calls).toEqual([
      ["media/0123456789abcdef0123456789abcdef-1280x800.webp", ...words],
    ]);
  },
);
