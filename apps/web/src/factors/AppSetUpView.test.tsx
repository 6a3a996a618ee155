import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AppSetUpView.states.tsx";

it("shows the key as a picture and as text that can be typed", async () => {
  const { user } = draw(states, "one");
  expect(screen.getByRole("img", { name: "QR code for your authenticator app" })).toBeTruthy();
  await user.click(screen.getByText("Type a key instead"));
  expect(screen.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeTruthy();
});

it("takes the code, and ties what is wrong to it", async () => {
  const onCode = vi.fn();
  const { user } = draw(states, "refused", { onCode });
  const field = screen.getByRole("textbox", { name: "Code from the app" });
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "This code is not right.",
  );
  await user.type(field, "7");
  expect(onCode.mock.calls[0]?.[0]).toBe("1234567");
});

it("keeps the picture's room while it is not there", () => {
  draw(states, "loading");
  expect(screen.queryByRole("img")).toBeNull();
  expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
});
