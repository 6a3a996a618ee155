import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SecondFactorsView.states.tsx";

it("says of whom a second factor is demanded, and demands it of others", async () => {
  const onDemand = vi.fn();
  const { user } = draw(states, "many", { onDemand });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Demanded of administrators/ }).checked).toBe(
    true,
  );
  await user.click(screen.getByRole("radio", { name: /^Demanded of everybody/ }));
  expect(onDemand).toHaveBeenCalledWith("everybody");
});

it("counts who has one, and lists what", () => {
  draw(states, "many");
  expect(screen.getByRole("heading", { name: "3 of 4 people have one" })).toBeTruthy();
  const [, ...rows] = screen.getAllByRole("row");
  expect(rows.map((row) => within(row).getAllByRole("cell")[1]?.textContent)).toEqual([
    "An app",
    "2 passkeys",
    "An app and a passkey",
    "Nothing",
  ]);
});

it("offers to remove others' factors, where they have some, and asks first", async () => {
  const [onAsk, onReset] = [vi.fn(), vi.fn()];
  const { user, unmount } = draw(states, "many", { onAsk });
  expect(screen.getAllByRole("button")).toHaveLength(2);
  await user.click(
    screen.getByRole("button", { name: "Remove the second factors of editor@larkhaven.example" }),
  );
  expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ user_uuid: "2" });
  unmount();
  const asked = draw(states, "asked", { onReset });
  expect(screen.getByRole("alertdialog").textContent).toContain("hemi.a-long-name");
  await asked.user.click(screen.getByRole("button", { name: "Remove second factors" }));
  expect(onReset.mock.calls[0]?.[0]).toMatchObject({ user_uuid: "3" });
});
