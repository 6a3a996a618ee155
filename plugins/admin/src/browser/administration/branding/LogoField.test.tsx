import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LogoField.states.tsx";

it("shows the logo as a picture, takes a file in its place, and removes it", async () => {
  const [onFile, onRemove] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "there", { onFile, onRemove });
  expect(screen.getByRole("img", { name: "Full logo, as it is" }).getAttribute("src")).toMatch(
    /^data:image\/svg/,
  );
  const file = new File(["<svg/>"], "a.svg", { type: "image/svg+xml" });
  await user.upload(screen.getByLabelText("File for Full logo"), file);
  expect(onFile).toHaveBeenCalledWith(file);
  await user.click(screen.getByRole("button", { name: "Remove Full logo" }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it("says why a file was not taken", () => {
  draw(states, "refused");
  expect(screen.getByRole("alert").textContent).toContain("it has <script>");
});

it("has nothing to remove where there is none", () => {
  draw(states, "none");
  expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull();
});
