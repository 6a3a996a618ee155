import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./DraftView.states.tsx";

it.each([
  ["with wording", "In good faith."],
  ["without wording", "The council has not written its legal wording yet."],
] as const)(
  "is headed as a draft for the council's officer, and cites no statute of its own: %s",
  (state, words) => {
    const { container } = draw(states, state);
    expect(screen.getByRole("heading").textContent).toBe(
      "Draft for the council's officer: not a land information memorandum",
    );
    expect(screen.getByText(words)).toBeTruthy();
    expect(container.textContent).not.toMatch(/\b(Act|section \d|LGOIMA|Regulations)\b/);
  },
);
