import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./OwnAccountView.states.tsx";

it("shows whose account it is, and says who deletes it on request", () => {
  draw(states, "one");
  expect(screen.getByRole("heading", { level: 1, name: "Your account" })).toBeTruthy();
  expect(screen.getByText("kiri@larkhaven.example")).toBeTruthy();
  expect(screen.getByText(/^Ask an administrator of your organisation/)).toBeTruthy();
});

it("shows the sessions where the rest is out of reach", () => {
  draw(states, "failed");
  expect(screen.getByText("Sessions")).toBeTruthy();
  expect(screen.queryByText("Password")).toBeNull();
});

it("A-06: tells who was let in by their council what is not theirs here, with the sessions that are", () => {
  draw(states, "by their council");
  expect(screen.getByText(/^Larkhaven District Council logs you in with its own account/)).toBeTruthy();
  expect(screen.getByText("Sessions")).toBeTruthy();
  expect(screen.queryByText("Password")).toBeNull();
  expect(screen.queryByText("Second step")).toBeNull();
});
