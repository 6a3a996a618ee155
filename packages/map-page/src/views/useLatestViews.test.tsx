import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { act, renderHook, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { expect, it } from "vitest";
import { savedView } from "./testing/savedView.ts";
import { useLatestViews } from "./useLatestViews.ts";

const names = (count: number) => Array.from({ length: count }, (_, at) => `View ${at + 1}`);

/** A server that has so many views, a page of four where nothing is said. */
async function open(count: number) {
  const asked: string[] = [];
  const answer = (path: string) => {
    asked.push(path);
    const query = new URL(path, "http://localhost").searchParams;
    const from = Number(query.get("cursor") ?? 0);
    const to = from + Number(query.get("limit") ?? 4);
    const views = names(count)
      .slice(from, to)
      .map((name) => savedView({ name }));
    return Response.json({ views, next_cursor: to < count ? `${to}` : null });
  };
  const manifest = { id: "views" };
  const { around } = await startBrowserHost(
    { manifest, plugin: { contributes: {} } },
    { roles: ["member"], answer },
  );
  // Nothing is known from another test.
  const provider = () => new Map();
  const { result } = renderHook(() => useLatestViews(), {
    wrapper: ({ children }) => <SWRConfig value={{ provider }}>{around(children)}</SWRConfig>,
  });
  await waitFor(() => expect(result.current.state).toBe("ready"));
  const shown = () => {
    if (result.current.state !== "ready") throw new Error(`It is ${result.current.state}.`);
    return result.current.value;
  };
  return { asked, shown };
}

it("asks for as many as Home shows, and for all others page by page once somebody wants them", async () => {
  const { asked, shown } = await open(9);
  expect(shown().views.map(({ name }) => name)).toEqual(names(6));
  expect(asked).toEqual(["/api/views?limit=6"]);
  act(() => shown().onMore?.());
  expect([shown().views.length, shown().isLoadingMore]).toEqual([6, true]);
  await waitFor(() => expect(shown().views).toHaveLength(9));
  expect(shown().views.map(({ name }) => name)).toEqual(names(9));
  expect([shown().onMore, shown().isLoadingMore]).toEqual([undefined, false]);
  expect(asked.slice(1)).toEqual(["/api/views", "/api/views?cursor=4", "/api/views?cursor=8"]);
});

it("offers no more where all are there", async () => {
  const { asked, shown } = await open(6);
  expect([shown().views.length, shown().onMore]).toEqual([6, undefined]);
  expect(asked).toHaveLength(1);
});
