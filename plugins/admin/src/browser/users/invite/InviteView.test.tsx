import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./InviteView.states.tsx";

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "E-mail addresses" });
const button = (name = "Invite") => screen.getByRole("button", { name });

it("ACC-52: asks for addresses under its heading, with an example, and says how long an invite is good", () => {
  draw(states, "empty");
  expect(screen.getByRole("region", { name: "Invite external users" })).toBeTruthy();
  expect(field().placeholder).toMatch(/^\S+@\S+, \S+@\S+$/);
  const note = document.getElementById(field().getAttribute("aria-describedby") ?? "");
  expect(note?.textContent).toContain("Invites expire after 24 hours");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("ACC-52: invites nobody while it is empty, or while it is under way", async () => {
  const onInvite = vi.fn();
  for (const [state, name] of [
    ["empty", "Invite"],
    ["sending", "Inviting…"],
  ] as const) {
    const { user, unmount } = draw(states, state, { onInvite });
    expect(button(name).getAttribute("aria-disabled")).toBe("true");
    await user.click(button(name));
    unmount();
  }
  expect(onInvite).not.toHaveBeenCalled();
});

it("ACC-52: invites by the button and by Enter, and Shift with Enter begins a line", async () => {
  const [onInvite, onText] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "typed", { onInvite, onText });
  await user.click(button());
  await user.click(field());
  await user.keyboard("{Enter}");
  expect(onInvite).toHaveBeenCalledTimes(2);
  expect(onText).not.toHaveBeenCalled();
  await user.keyboard("{Shift>}{Enter}{/Shift}");
  expect(onInvite).toHaveBeenCalledTimes(2);
  expect(onText).toHaveBeenCalledOnce();
});

it("ACC-52: says in the panel what is wrong, and ties it to the field", () => {
  draw(states, "no address");
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toBe("Invalid email: kiri@larkhaven");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(field().getAttribute("aria-describedby")?.split(" ")).toContain(alert.id);
});

it("A-43: invites as members unless another role is chosen", async () => {
  const onRole = vi.fn();
  const { user } = draw(states, "typed", { onRole });
  const role = screen.getByLabelText<HTMLSelectElement>("Invite as");
  expect(role.selectedOptions[0]?.textContent).toBe("as a member");
  await user.selectOptions(role, "as an editor");
  expect(onRole).toHaveBeenCalledWith("editor");
});
