import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { technicalReport } from "../../testing/property.ts";
import states from "./HazardView.states.tsx";

const head = () => screen.getByRole("button", { name: /^River flooding/ });

it("PRO-06 opens on its sentence, technical reports and description", async () => {
  const onReport = vi.fn();
  const { user } = draw(states, "exposed", { onReport });
  expect([head().textContent, head().getAttribute("aria-expanded")]).toEqual([
    "River floodingExposed",
    "false",
  ]);
  await user.click(head());
  expect(await screen.findByText("Under up to 1.2 m of water in a 1-in-100-year flood.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "What is River flooding?" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "View Awatōrea River flood model" }));
  expect(onReport).toHaveBeenCalledExactlyOnceWith(technicalReport);
});

it("PRO-06 takes a heading of its own, and the plain sentence once it is known", async () => {
  const { user, unmount } = draw(states, "own heading");
  await user.click(head());
  expect(await screen.findByRole("heading", { name: "When the Awatōrea leaves its banks" })).toBeTruthy();
  unmount();
  const known = draw(states, "with all that is known");
  await known.user.click(head());
  expect(await screen.findByText(/the nearest it is mapped is 40 m away/)).toBeTruthy();
});

it("PRO-12 has an eye that says what it does, and none to press where there is no map", async () => {
  const onShow = vi.fn();
  const { user, unmount } = draw(states, "exposed", { onShow });
  const eye = screen.getByRole("button", { name: "Show River flooding on the map" });
  expect(eye.getAttribute("aria-pressed")).toBe("false");
  await user.click(eye);
  expect(onShow).toHaveBeenCalledOnce();
  unmount();
  const shown = draw(states, "on the map");
  expect(
    screen.getByRole("button", { name: "Hide River flooding on the map" }).getAttribute("aria-pressed"),
  ).toBe("true");
  shown.unmount();
  draw(states, "not in the data");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /on the map$/ }).disabled).toBe(true);
});
