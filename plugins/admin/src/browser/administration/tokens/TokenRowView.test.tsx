import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./TokenRowView.states.tsx";

const words = () => screen.getByRole("listitem").textContent;

it("says what it may do, who made it and how much was asked", () => {
  draw(states, "inUse");
  expect(words()).toContain("Read the map");
  expect(words()).toContain("Made by admin@stopbank.example");
  expect(words()).toContain("12,345 requests in 30 days.");
  expect(words()).toContain("for 600 requests a minute");
});

it("says how often it was refused, and when last", () => {
  draw(states, "refused");
  expect(words()).toMatch(/3 of them refused as too many, last 22\/11\/2026/);
});

it("says that it was never used", () => {
  draw(states, "neverUsed");
  expect(words()).toContain("Never used.");
});

it("warns in its last week, and cannot be revoked once it has ended", () => {
  draw(states, "endsSoon");
  expect(words()).toContain("Ends within a week");
});

it("cannot be revoked once it has ended", () => {
  draw(states, "revoked");
  expect(words()).toContain("Revoked");
  expect(screen.queryByRole("button")).toBeNull();
});
