import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./TopicTabsView.states.tsx";

it("GUI-04 names the main topics in order, and which one is open", () => {
  const { getAllByRole } = draw(states, "many");
  expect(getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Overview",
    "Fundamentals",
    "Methods",
    "Insights",
    "Tutorials",
    "Demos",
    "Glossary",
  ]);
  const current = getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "true");
  expect(current.map((link) => link.getAttribute("href"))).toEqual(["/guide/fundamentals/chance-and-time"]);
});

it("GUI-04 keeps their room while they load, and says 'Something went wrong.' where they did not come", () => {
  const { container, unmount } = draw(states, "loading");
  expect(container.querySelector("nav[aria-busy=true]")?.querySelectorAll("li")).toHaveLength(7);
  unmount();
  expect(draw(states, "failed").getByRole("alert").textContent).toBe("Something went wrong.");
});
