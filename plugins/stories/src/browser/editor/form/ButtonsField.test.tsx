import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ButtonsField.states.tsx";

it("says what stands on each button, and where it leads", async () => {
  const onPatch = vi.fn();
  const { user } = draw(states, "many", { onPatch });
  await user.type(screen.getByRole("textbox", { name: "Words on button 2" }), "B");
  await user.click(screen.getByRole("button", { name: "Remove: button 1" }));
  expect(onPatch.mock.calls.map(([patch]) => patch)).toEqual([
    {
      buttons: [
        { title: "Open the map", url: "/risk" },
        { title: "B", url: "" },
      ],
    },
    { buttons: [{ title: "", url: "" }] },
  ]);
});

it("leaves none when the last goes", async () => {
  const onPatch = vi.fn();
  const { user } = draw(states, "one", { onPatch });
  await user.click(screen.getByRole("button", { name: "Remove: button 1" }));
  expect(onPatch).toHaveBeenCalledWith({ buttons: undefined }, "Remove the button");
});
