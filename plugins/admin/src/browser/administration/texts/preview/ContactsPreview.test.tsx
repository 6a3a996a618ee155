import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ContactsPreview.states.tsx";

it("HOM-05: lists the people there are, with what leads to them", () => {
  draw(states, "many");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Aroha Ngata Our own contact04 123a@larkhaven.example",
    "Piri Rangi Adviser",
  ]);
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["mailto:team@larkhaven.example", "mailto:a@larkhaven.example"]);
});

it("is empty where nobody is named", () => {
  draw(states, "empty");
  expect(screen.queryAllByRole("listitem")).toEqual([]);
});
