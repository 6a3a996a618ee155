import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MediaField.states.tsx";

it("HOM-15: takes where a file lies, and says where nothing could", async () => {
  const onValue = vi.fn();
  const { user, unmount } = draw(states, "empty", { onValue });
  await user.type(screen.getByRole("textbox", { name: "Picture" }), "m");
  expect(onValue).toHaveBeenLastCalledWith("m");
  unmount();
  draw(states, "wrong");
  expect(screen.getByText("This is no address of a file.")).toBeTruthy();
});

it.each([
  ["empty", "Choose for Picture", "picture,drawing"],
  ["film", "Choose for Film", "film"],
] as const)("G-04: takes what is chosen among the client's media: %s", async (state, name, kinds) => {
  const onValue = vi.fn();
  const { user } = draw(states, state, { onValue });
  await user.click(screen.getByRole("button", { name }));
  expect(onValue).toHaveBeenCalledWith(
    `media/0123456789abcdef0123456789abcdef-1280x800.webp?${kinds}`,
    "The bridge.",
  );
});
