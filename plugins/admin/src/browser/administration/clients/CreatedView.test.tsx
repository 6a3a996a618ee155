import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./CreatedView.states.tsx";

it("says who was invited, and how the client comes by a map", async () => {
  const onDismiss = vi.fn();
  const { user } = draw(states, "invited", { onDismiss });
  const said = screen.getByRole("status");
  expect(said.textContent).toContain("Ōpōtiki District Council is created");
  expect(said.textContent).toContain(
    "mere@opotiki.example has been sent a mail with a link, good for 24 hours, and is its administrator after signing up.",
  );
  expect(said.textContent).toContain("stopbank import");
  expect(screen.queryByRole("button", { name: /Go to/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

it("says that somebody with an account is its administrator at once", () => {
  draw(states, "has an account");
  expect(screen.getByRole("status").textContent).toContain(
    "mere@opotiki.example is its administrator at once",
  );
});

it("leads its administrator there, where that is who created it", async () => {
  const onOpen = vi.fn();
  const { user } = draw(states, "own", { onOpen });
  expect(screen.getByRole("status").textContent).toContain(
    "Change Client has it once the page is loaded again",
  );
  await user.click(screen.getByRole("button", { name: "Go to Ōpōtiki District Council" }));
  expect(onOpen).toHaveBeenCalledOnce();
});
