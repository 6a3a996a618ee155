import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./ArticleHeadView.states.tsx";

it("GUI-07 has a title, and no more of who and when unless it is an insight", () => {
  const { getByRole, queryByText, queryByRole } = draw(states, "plain");
  expect(getByRole("heading", { level: 1 }).textContent).toBe("What a return period means");
  expect([queryByText(/minutes read/), queryByRole("img")]).toEqual([null, null]);
});

it("GUI-07 AMB-50 has of an insight its picture, authors with profile and mail, the day, and a minute a block", () => {
  const { getByRole, getByText, queryByRole } = draw(states, "insight");
  expect(getByRole("img", { name: "The Awatōrea in flood." })).toBeTruthy();
  expect(getByRole("link", { name: "Mere Tautahi" }).getAttribute("href")).toBe(
    "https://larkhaven.example/mere",
  );
  expect(getByRole("link", { name: "Write to Mere Tautahi" }).getAttribute("href")).toBe(
    "mailto:mere@larkhaven.example",
  );
  expect(queryByRole("link", { name: "Tama Rangi" })).toBeNull();
  expect(getByText("March 5, 2024")).toBeTruthy();
  expect(getByText("5 minutes read")).toBeTruthy();
});

it("does without authors and a day", () => {
  expect(draw(states, "nobody and no day").container.querySelector("time")).toBeNull();
});
