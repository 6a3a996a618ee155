import { draw } from "@stopbank/ui/testing/draw";
import { cleanup, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./VersionsView.states.tsx";

const select = () => screen.getByRole("combobox", { name: "Compare with the data published" });

it("offers the versions by when they were published, and none", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "chosen", { onChoose });
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(options).toEqual([
    "Nothing",
    expect.stringMatching(/2026.*, Larkhaven$/),
    expect.stringMatching(/2026.*, Larkhaven$/),
  ]);
  await user.selectOptions(select(), "fedcba9876543210");
  await user.selectOptions(select(), "Nothing");
  expect(onChoose.mock.calls).toEqual([["fedcba9876543210"], [undefined]]);
});

it("colours the map by what changed, and takes that back", async () => {
  const onMap = vi.fn();
  const { user } = draw(states, "chosen", { onMap });
  await user.click(screen.getByRole("checkbox", { name: "Colour the map by what changed since" }));
  expect(onMap).toHaveBeenLastCalledWith(true);
  cleanup();
  draw(states, "on the map", { onMap });
  await user.click(screen.getByRole("checkbox"));
  expect(onMap).toHaveBeenLastCalledWith(false);
});

it.each([
  ["chosen", true, "false", undefined],
  ["none", false, "false", undefined],
  ["loading", false, "true", undefined],
  ["asking again", true, "true", undefined],
  ["failed", false, "false", "That version of the data is not kept any more."],
] as const)("says where its figures stand: %s", (state, hasFigures, isBusy, why) => {
  draw(states, state);
  expect(screen.queryByText("What differs") !== null).toBe(hasFigures);
  expect(
    screen.getByRole("region", { name: "Compared with another version" }).getAttribute("aria-busy"),
  ).toBe(isBusy);
  const alert = screen.queryByRole("alert");
  expect(alert === null).toBe(why === undefined);
  if (why !== undefined) expect(alert?.textContent).toContain(why);
});
