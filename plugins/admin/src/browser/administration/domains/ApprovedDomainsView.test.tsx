import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ApprovedDomainsView.states.tsx";

it("lists the approved domains, each to be withdrawn", async () => {
  const onWithdraw = vi.fn();
  const { user } = draw(states, "many", { onWithdraw });
  await user.click(screen.getByRole("button", { name: "Withdraw larkhaven.example" }));
  expect(onWithdraw).toHaveBeenCalledWith("larkhaven.example");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Approve domain" }).disabled).toBe(true);
});

it("approves by Enter, and ties what is wrong to its field", async () => {
  const onApprove = vi.fn();
  const { user } = draw(states, "refused", { onApprove });
  const field = screen.getByRole("textbox", { name: "Domain" });
  await user.type(field, "{Enter}");
  expect(onApprove).toHaveBeenCalledOnce();
  const described = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe("This is no e-mail domain.");
});

it("says that there is none", () => {
  draw(states, "empty");
  expect(screen.getByText("No e-mail domain is approved: people are invited.")).toBeTruthy();
});

it("takes nothing while it works", () => {
  draw(states, "working");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Withdraw larkhaven.example" }).disabled).toBe(
    true,
  );
});

it("asks whether a domain is meant where anybody has an address, and says what would come of it", async () => {
  const [onMeant, onNotMeant] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "a public one", { onMeant, onNotMeant });
  const dialog = screen.getByRole("alertdialog", { name: "Let everybody at gmail.com in?" });
  expect(dialog.textContent).toContain("would become a member of Larkhaven District Council");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect([onMeant, onNotMeant].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  await user.click(screen.getByRole("button", { name: "Approve it all the same" }));
  expect(onMeant).toHaveBeenCalledOnce();
});
