import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import states from "./TermsDialogView.states.tsx";

const box = () =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: "I agree to the above Terms and Conditions" });
const goOn = () => screen.getByRole("button", { name: "Continue" });

describe("the terms", () => {
  it("ACC-37: stand above a box that says that the reader agrees, under their title", () => {
    draw(states, "the installation's");
    const dialog = screen.getByRole("dialog", { name: "Terms and Conditions" });
    expect(dialog.textContent).toContain("It is no warning service.");
    expect(box().checked).toBe(false);
  });

  it("ACC-37: let nobody continue who has not ticked it, and say why", async () => {
    const onContinue = vi.fn();
    const { user, unmount } = draw(states, "a client's", { onContinue });
    expect(goOn().getAttribute("aria-disabled")).toBe("true");
    await user.click(goOn());
    expect(onContinue).not.toHaveBeenCalled();
    unmount();
    const agreed = draw(states, "agreed", { onContinue });
    await agreed.user.click(goOn());
    expect(onContinue).toHaveBeenCalledOnce();
  });

  it("ACC-37: hear of every change of the box", async () => {
    const onAgree = vi.fn();
    const { user, unmount } = draw(states, "a client's", { onAgree });
    await user.click(box());
    unmount();
    const agreed = draw(states, "agreed", { onAgree });
    await agreed.user.click(box());
    expect(onAgree.mock.calls).toEqual([[true], [false]]);
  });

  it.each([
    ["the installation's", 0],
    ["a client's", 1],
    ["of a client without a logo", 0],
  ] as const)("ACC-37: have the client's logo where there is one: %s", (state, count) => {
    draw(states, state);
    expect(screen.queryAllByRole("img", { name: "Larkhaven District Council" })).toHaveLength(count);
  });

  it("ACC-40: have no cross, and let whoever does not agree leave their account", async () => {
    const onLeave = vi.fn();
    const { user } = draw(states, "a client's", { onLeave });
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Leave and log out",
      "Continue",
    ]);
    await user.click(screen.getByRole("button", { name: "Leave and log out" }));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it("ACC-38: say why it could not be kept, and may be answered again", () => {
    draw(states, "failed");
    expect(screen.getByRole("alert").textContent).toContain("The server cannot be reached.");
    expect([box().checked, goOn().getAttribute("aria-disabled")]).toEqual([true, null]);
  });
});
