import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FeaturesView.states.tsx";

it("says what each feature does and how it stands, and switches it", async () => {
  const onSwitch = vi.fn();
  const { user } = draw(states, "many", { onSwitch });
  const stories = screen.getByRole<HTMLInputElement>("checkbox", { name: /Risk Stories/ });
  expect(stories.checked).toBe(true);
  expect(
    screen.getByText("Stories beside the risk map, at /risk/stories. For whoever has logged in."),
  ).toBeTruthy();
  await user.click(stories);
  expect(onSwitch.mock.calls[0]?.[0]).toMatchObject({ flag: "riskStories", isOn: true });
});

it("takes no second press while one is under way", () => {
  draw(states, "switching");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Risk Stories/ }).disabled).toBe(true);
});

it("says that they could not be loaded", () => {
  draw(states, "failed");
  expect(screen.getByText(/The features could not be loaded/)).toBeTruthy();
});

it("says what each moves, and shows it as it might stand, several at once", async () => {
  const [onPreview, onTurn] = [vi.fn(), vi.fn()];
  const { user, unmount } = draw(states, "many", { onPreview, onTurn });
  expect(screen.getByText(/Brings the page \/risk\/stories \(plugin stories\)/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "See it as a member does" }));
  expect(onPreview).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Preview it off: Risk Stories", pressed: false }));
  expect(onTurn).toHaveBeenLastCalledWith(expect.objectContaining({ flag: "riskStories", isOn: true }));
  unmount();
  draw(states, "several to be previewed");
  expect(screen.getByRole("button", { name: "Preview it off: Risk Stories", pressed: true })).toBeTruthy();
  expect(
    screen.getByRole("button", { name: "See it as a member does, with 2 features switched" }),
  ).toBeTruthy();
});
