import { render, screen } from "@testing-library/react";
import useSWR, { SWRConfig, useSWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { askAllAnew, keepAnswers } from "./keepAnswers.ts";

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

let change = (): unknown => undefined;
function Editor({ isShown }: { readonly isShown: boolean }) {
  const { cache } = useSWRConfig();
  change = () => askAllAnew(cache);
  return isShown && <Shown name="text" />;
}

it("asks again what was answered before something was changed", async () => {
  ask.mockClear();
  const known = new Map([["text", { data: "text, known" }]]);
  const config = { provider: () => known, use: [keepAnswers(60_000, ["text"])], dedupingInterval: 0 };
  const page = (isShown: boolean) => (
    <SWRConfig value={config}>
      <Editor isShown={isShown} />
    </SWRConfig>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  expect(ask).not.toHaveBeenCalled();
  change();
  rerender(page(true));
  await screen.findByText("text, asked");
  rerender(page(false));
  rerender(page(true));
  expect(ask).toHaveBeenCalledTimes(1);
});
