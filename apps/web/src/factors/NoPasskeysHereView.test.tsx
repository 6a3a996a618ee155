import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./NoPasskeysHereView.states.tsx";

it("A-23: leads to where passkeys work", () => {
  draw(states, "below localhost");
  expect(screen.getByText(/^Browsers use no passkeys at larkhaven\.localhost:8080\./)).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("//localhost:8080/auth/login");
});

it("names no address that it does not know", () => {
  draw(states, "bare address");
  expect(screen.getByText(/main address of this Stopbank/)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
