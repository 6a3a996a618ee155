import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./BrandPreviewView.states.tsx";

const pictures = () => document.querySelectorAll('img[src^="data:image/svg+xml"]').length;

it("is made of the parts that the product is made of, with the client's logos in their places", () => {
  const { unmount } = draw(states, "with logos");
  expect(screen.getByRole("navigation", { name: "Main" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Log in" })).toBeTruthy();
  expect(pictures()).toBe(4);
  unmount();
  draw(states, "without logos");
  expect(pictures()).toBe(0);
  expect(document.querySelectorAll(".logo-name")).toHaveLength(2);
});
