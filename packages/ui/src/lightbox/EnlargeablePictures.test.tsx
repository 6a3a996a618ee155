import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./EnlargeablePictures.states.tsx";

it.each(["{Enter}", " "])(
  "G-17: opens the picture that has the focus by the key %j, and closes by Escape",
  async (key) => {
    const { user } = draw(states, "many");
    screen.getByRole("button", { name: /^The Awatōrea/ }).focus();
    await user.keyboard(key);
    const dialog = await screen.findByRole("dialog", { name: "Picture 1 of 2" });
    expect(dialog.querySelector("figcaption")?.textContent).toContain("The Awatōrea");
    await user.keyboard("{ArrowRight}");
    await screen.findByRole("dialog", { name: "Picture 2 of 2" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
);

it("G-17: opens the picture that is clicked", async () => {
  const { user } = draw(states, "many");
  await user.click(screen.getByRole("img", { name: "A gauge board at the weir." }));
  await screen.findByRole("dialog", { name: "Picture 2 of 2" });
});

it("G-17: opens the one there is by a click", async () => {
  const { user } = draw(states, "one");
  await user.click(screen.getByRole("img"));
  await screen.findByRole("dialog", { name: "Picture" });
});

it("is nothing where there is no picture", () => {
  const { container } = draw(states, "none");
  expect(container.querySelector("button, img")).toBeNull();
});
