import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PaperLegend.states.tsx";

const itemsOf = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

it.each([
  ["none", [], 0],
  ["one", [], 1],
  ["several", ["Major", "Moderate", "Minor", "Insignificant", "Not assessed", "Not exposed"], 1],
  ["its own mark", [""], 0],
] as const)("AMB-15 has each class in words and each hazard's ramp: %s", (state, items, ramps) => {
  draw(states, state);
  expect(itemsOf()).toEqual(items);
  expect(screen.queryAllByRole("img", { name: /^Colours from 0\sm to 2\sm, darker for more$/ })).toHaveLength(
    ramps,
  );
});

it("EXP-06 says where the ramp's ends and its middle are", () => {
  const { container } = draw(states, "one");
  const labels = container.querySelectorAll(".sb-map-figure-ramp-labels > span");
  expect([...labels].map(({ textContent }) => textContent)).toEqual(["0\u00a0m", "1\u00a0m", "2\u00a0m"]);
  expect([...container.querySelectorAll("stop")].map((stop) => stop.getAttribute("offset"))).toEqual([
    "0",
    "0.5",
    "1",
  ]);
});

it("EXP-06 wraps titles at 23 characters and items at 21, and is still one text to who copies it", () => {
  const { container } = draw(states, "long text");
  const lines = [...container.querySelectorAll(".sb-map-figure-line")].map(({ textContent }) =>
    textContent?.trim(),
  );
  expect(lines).toEqual([
    "Te rangatira o ngā",
    "whare katoa o te takiwā",
    "o Larkhaven",
    "Unreinforced masonry",
    "before 1935",
  ]);
  expect(itemsOf()).toEqual(["Unreinforced masonry before 1935"]);
});
