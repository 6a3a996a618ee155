import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./UsersView.states.tsx";

const search = () => screen.getByRole("searchbox", { name: "Search users" });
const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

it("ACC-55: waits in the shape of the table", () => {
  const { container } = draw(states, "loading");
  expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
});

it("ACC-55: says that users could not be loaded, with another try", async () => {
  const retry = vi.fn();
  const { user } = draw(states, "failed", {
    users: { state: "failed", error: new Error("The server is out of reach."), retry },
  });
  expect(screen.getByRole("alert").textContent).toMatch(/Users could not be loaded.*out of reach/);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});

it("ACC-55: says that nobody belongs here yet, and has nothing to search then", () => {
  draw(states, "empty");
  expect(screen.getByText(/^Nobody belongs to Larkhaven District Council yet\./)).toBeTruthy();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

it.each([
  ["one", ["1 user"]],
  ["many", ["4 users"]],
  ["found", ["1 of 4 users"]],
  ["thousands", ["10,000 users", "51 to 100 of 10,000"]],
] as const)("ACC-55: says how many there are: %s", (state, said) => {
  draw(states, state);
  expect(statuses()).toEqual(said);
});

it("ACC-55: asks for what is searched, and for other pages", async () => {
  const onAsk = vi.fn();
  const { user } = draw(states, "thousands", { onAsk });
  await user.type(search(), "t");
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(onAsk.mock.calls).toEqual([[{ search: "t" }], [{ page: 2 }]]);
});

it("ACC-55: shows fifty of ten thousand, so that the page stays as quick as with few", () => {
  draw(states, "thousands");
  expect(screen.getAllByRole("rowheader")).toHaveLength(50);
});

it("ACC-55: leads back from a search that finds nobody", async () => {
  const onAsk = vi.fn();
  const { user } = draw(states, "none found", { onAsk });
  expect(screen.getByText("No user is found by “tana”.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show all users" }));
  expect(onAsk).toHaveBeenCalledExactlyOnceWith({ search: "" });
});
