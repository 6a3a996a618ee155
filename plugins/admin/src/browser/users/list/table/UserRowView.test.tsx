import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./UserRowView.states.tsx";

const cells = () => screen.getAllByRole("cell").map(({ textContent }) => textContent);
const resend = () => screen.queryByRole("button", { name: /^Resend invite to / });

it("ACC-55: says who it is, since when, and how often and when they were here, as New Zealand writes dates", () => {
  draw(states, "member");
  expect(screen.getByRole("rowheader").textContent).toBe("kiri@larkhaven.example");
  const [signedUp, count, lastLogin, status] = cells();
  // In the reader's own time zone, whichever that is here.
  expect(signedUp).toMatch(/^\d{1,2}\/03\/(20)?26, \d{1,2}:15 [ap]m$/);
  expect(lastLogin).toMatch(/^\d{1,2}\/11\/(20)?26, \d{1,2}:46 [ap]m$/);
  expect([count, status]).toEqual(["42", "Confirmed"]);
});

it("ACC-55: has an invite to resend for whoever is not confirmed, and for nobody else", async () => {
  for (const state of ["invited only", "not confirmed yet"] as const) {
    const onResend = vi.fn();
    const { user, unmount } = draw(states, state, { onResend });
    expect(cells().slice(1, 3)).toEqual(["0", "Never"]);
    await user.click(resend() as HTMLElement);
    expect(onResend).toHaveBeenCalledOnce();
    unmount();
  }
  draw(states, "member");
  expect(resend()).toBeNull();
});

it("ACC-58: sends one invite at a time", async () => {
  const onResend = vi.fn();
  const { user } = draw(states, "being sent another invite", { onResend });
  expect(resend()?.getAttribute("aria-disabled")).toBe("true");
  await user.click(resend() as HTMLElement);
  expect(onResend).not.toHaveBeenCalled();
});

it("ACC-56: asks for the person it is about to be deleted", async () => {
  const onDelete = vi.fn();
  const { user } = draw(states, "another administrator", { onDelete });
  expect(screen.getByRole("rowheader").textContent).toBe("admin@larkhaven.exampleAdministrator");
  await user.click(screen.getByRole("button", { name: "Delete admin@larkhaven.example" }));
  expect(onDelete).toHaveBeenCalledOnce();
});

it("ACC-57: says in one's own row why there is no Delete", () => {
  draw(states, "the reader's own");
  expect(screen.getByRole("rowheader").textContent).toContain("You · Administrator");
  expect(screen.queryByRole("button", { name: /^Delete/ })).toBeNull();
  expect(cells()).toContain("You cannot remove yourself");
});

it("A-43: says who is an editor, and opens the person", async () => {
  const onOpen = vi.fn();
  const { user } = draw(states, "an editor", { onOpen });
  expect(screen.getByRole("rowheader").textContent).toBe("kiri@larkhaven.exampleEditor");
  await user.click(screen.getByRole("button", { name: "kiri@larkhaven.example" }));
  expect(onOpen).toHaveBeenCalledOnce();
});
