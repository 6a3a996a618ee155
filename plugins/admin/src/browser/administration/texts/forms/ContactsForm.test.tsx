import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ContactsForm.states.tsx";

it("HOM-05: changes a person and the team's lines", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "one", { onChange });
  const ours = within(screen.getByRole("group", { name: "Internal contact" }));
  await user.clear(ours.getByRole("textbox", { name: "Phone" }));
  expect(onChange.mock.lastCall?.[0].clientContact).toEqual({ firstName: "Aroha", lastName: "Ngata" });
  await user.type(screen.getByRole("textbox", { name: "In an emergency" }), "1");
  expect(onChange.mock.lastCall?.[0].emergencyContactString).toBe("1");
});

it("begins a person with their first letter", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "empty", { onChange });
  const adviser = within(screen.getByRole("group", { name: "Advisor" }));
  await user.type(adviser.getByRole("textbox", { name: "Last name" }), "P");
  expect(onChange).toHaveBeenLastCalledWith({
    type: "contacts",
    advisorContact: { firstName: "", lastName: "P" },
  });
});
