import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AddressesView.states.tsx";

it("copies the address that is to be registered", async () => {
  const onCopy = vi.fn();
  const { user } = draw(states, "two", { onCopy });
  await user.click(
    screen.getByRole("button", { name: "Copy https://larkhaven.risk.example/bff/sign-in/callback" }),
  );
  expect(onCopy).toHaveBeenCalledWith("https://larkhaven.risk.example/bff/sign-in/callback");
});
