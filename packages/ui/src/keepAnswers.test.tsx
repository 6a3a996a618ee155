import { render, screen } from "@testing-library/react";
import useSWR, { SWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { keepAnswers } from "./keepAnswers.ts";

const ask = vi.fn(async (name: string) => `${name}, asked`);

function Shown({ name }: { readonly name: string }) {
  return <p>{useSWR(name, ask).data}</p>;
}

it("asks nothing again of what was answered just now, and anew for what is only known", async () => {
  const known = new Map(["new", "old"].map((name) => [name, { data: `${name}, known` }]));
  render(
    <SWRConfig value={{ provider: () => known, use: [keepAnswers(60_000, ["new"])], dedupingInterval: 0 }}>
      <Shown name="new" />
      <Shown name="old" />
    </SWRConfig>,
  );
  expect(screen.getByText("old, known")).toBeTruthy();
  await screen.findByText("old, asked");
  expect(screen.getByText("new, known")).toBeTruthy();
  expect(ask.mock.calls.map(([name]) => name)).toEqual(["old"]);
});
