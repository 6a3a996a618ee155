import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ManageUsersView.states.tsx";

it("ACC-50: shows nothing but that it is loading until it is known who looks", () => {
  const { container } = draw(states, "asking");
  expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.queryByText("Users")).toBeNull();
});

it("ACC-51: has its heading, and its panels in order", () => {
  const { container } = draw(states, "open");
  expect(screen.getByRole("heading", { level: 1, name: "Manage Users" })).toBeTruthy();
  expect([...container.querySelectorAll("section")].map(({ textContent }) => textContent)).toEqual([
    "Invite external users",
    "Approved Email Domains",
    "Users",
  ]);
});
