import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LandingForm.states.tsx";

const part = (name: string) => within(screen.getByRole("region", { name }));

it("HOM-04, HOM-05, HOM-07, HOM-08: has a part for each thing that Home says", () => {
  draw(states, "many");
  expect(screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    "Why use it",
    "The community",
    "How can you use it",
    "Getting started",
    "Project Management",
    "Additional services",
    "Contacts",
    "About Us",
  ]);
  expect(part("Why use it").getByRole("button", { name: /^Block 1/ }).textContent).toContain("Because");
});

it("changes one part, and leaves the others", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  await user.click(part("About Us").getByRole("button", { name: "Add a block" }));
  expect(onChange.mock.lastCall?.[0].map(({ section }: { section: string }) => section)).toEqual([
    "why",
    "management",
    "contacts",
    "about",
  ]);
  await user.type(part("Project Management").getByRole("textbox", { name: "Objective 1" }), "!");
  expect(onChange.mock.lastCall?.[0][1].blocks[0].objectives).toEqual(["Know!"]);
});
