import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ScreenshotField.states.tsx";

it("ACC-45: takes a file", async () => {
  const onPicture = vi.fn();
  const { user } = draw(states, "none", { onPicture });
  const file = new File(["x"], "a b.png", { type: "image/png" });
  await user.upload(screen.getByLabelText("Screenshot (optional)"), file);
  expect(onPicture).toHaveBeenCalledWith(file);
  expect(screen.queryByRole("button", { name: "Picture of the map" })).toBeNull();
});

it("takes the map where there is one", async () => {
  const onMapPicture = vi.fn();
  const { user } = draw(states, "beside a map", { onMapPicture });
  await user.click(screen.getByRole("button", { name: "Picture of the map" }));
  expect(onMapPicture).toHaveBeenCalledOnce();
});

it("shows what is sent, and lets go of it", async () => {
  const onPicture = vi.fn();
  const { user } = draw(states, "chosen", { onPicture });
  expect(screen.getByRole("img", { name: "What is sent" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove my screen.png" }));
  expect(onPicture).toHaveBeenCalledWith(undefined);
});
