import { draw } from "@stopbank/ui/testing/draw";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PictureFrame.states.tsx";

it.each(["{Enter}", " "])(
  "G-17, GUI-12: shows a picture large by %j, goes on by arrows, and gives focus back",
  async (key) => {
    const { user } = draw(states, "many");
    const first = screen.getByRole("button", { name: "The Awatōrea in flood." });
    first.focus();
    await user.keyboard(key);
    expect(screen.getByRole("dialog", { name: "Picture 1 of 2" })).toBeTruthy();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("dialog", { name: "Picture 2 of 2" }).textContent).toContain("low water");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(first);
  },
);

it("G-17: shows the picture that is clicked", async () => {
  const { user } = draw(states, "many");
  await user.click(screen.getByRole("img", { name: "The Awatōrea at low water." }));
  expect(screen.getByRole("dialog", { name: "Picture 2 of 2" })).toBeTruthy();
});
