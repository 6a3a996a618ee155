import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { SWRConfig } from "swr";
import { expect, it, onTestFinished, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { manifest } from "../manifest.ts";
import { demo, glossary, tabs } from "../testing/guide.ts";
import GuidePage from "./GuidePage.tsx";
import plugin from "./index.ts";

/** What the content service answers of the topics, and of a demo. */
interface Content {
  readonly tabs?: () => Response | Promise<Response>;
  readonly demos?: () => Response;
}

const never = () => new Promise<Response>(() => undefined);
const ofTabs = () => Response.json({ data: tabs });

async function openPage(path: string, content: Content = {}) {
  const host = await startBrowserHost(
    { manifest, plugin },
    {
      flags: ["guidePage"],
      answer: (asked) => {
        if (asked.startsWith("/api/cms/main-tabs")) return (content.tabs ?? ofTabs)();
        if (asked.startsWith("/api/cms/glossary")) return Response.json({ data: { content: glossary } });
        if (asked.startsWith("/api/cms/demos") && content.demos) return content.demos();
        return never();
      },
    },
  );
  history.replaceState(null, "", path);
  onTestFinished(() => history.replaceState(null, "", "/"));
  const cache = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };
  const page = host.around(
    <Suspense>
      <main>
        <GuidePage />
      </main>
    </Suspense>,
  );
  return { ...host, ...render(<SWRConfig value={cache}>{page}</SWRConfig>) };
}

const failed = () => Response.json({ error: { code: "x", message: "Out of reach." } }, { status: 503 });

it("GUI-13 goes to a term that the search found, and again, on the page that it is on", async () => {
  await openPage("/guide/glossary");
  await screen.findByText("ā-rohe");
  const focused = () => document.activeElement?.id;
  act(() => navigate("/guide/glossary#term-exposure"));
  await vi.waitFor(() => expect(focused()).toBe("term-exposure"));
  act(() => navigate("/guide/glossary#term-aep"));
  await vi.waitFor(() => expect(focused()).toBe("term-aep"));
  // What is looked for in the page does not hide it, and the same is found a second time.
  fireEvent.change(screen.getByRole("searchbox", { name: "Find a term" }), { target: { value: "district" } });
  screen.getByRole("searchbox", { name: "Find a term" }).focus();
  expect(screen.queryByText("AEP")).toBeNull();
  act(() => navigate("/guide/glossary#term-aep"));
  await vi.waitFor(() => expect(focused()).toBe("term-aep"));
});

it("GUI-13 is there at an address whose end cannot be read", async () => {
  await openPage("/guide/glossary#%");
  expect(await screen.findByText("AEP")).toBeTruthy();
});

it("GUI-14 has its home and the glossary, which need no topics, where those fail; a place has another try", async () => {
  let answered = failed;
  const content = { tabs: () => answered() };
  const home = await openPage("/guide/overview", content);
  await screen.findByText("Something went wrong.");
  expect(screen.getByRole("link", { name: /glossary|term/i })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: /unexpected/ })).toBeNull();
  home.unmount();
  const terms = await openPage("/guide/glossary", content);
  expect(await screen.findByText("AEP")).toBeTruthy();
  terms.unmount();
  await openPage("/guide/fundamentals/counting", content);
  await screen.findByRole("heading", { level: 1, name: "An unexpected error has occurred" });
  answered = ofTabs;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("heading", { level: 1, name: "Fundamentals" });
});

it.each([
  ["/guide/insights/case-studies", 3],
  ["/guide/demos/risk", 3],
  ["/guide/insights/case-studies/awatorea", 0],
  ["/guide/fundamentals/counting", 0],
])(
  "GUI-10 GUI-04 has the shape of what most likely comes, and of what stands beside it: %s",
  async (path, cards) => {
    const { container } = await openPage(path, { tabs: never });
    await vi.waitFor(() => expect(container.querySelector(".guide-content .sb-skeleton")).not.toBeNull());
    expect(container.querySelectorAll(".guide-card")).toHaveLength(cards);
    expect(container.querySelectorAll(".guide-side .sb-skeleton")).not.toHaveLength(0);
  },
);

it("GUI-14 says that it loads after 1.5 s, and no longer than that takes", async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { toaster } = await openPage("/guide/overview", { tabs: () => promise });
  const said = () => toaster.get().shown.map(({ message }) => message);
  await act(() => vi.advanceTimersByTimeAsync(1_499));
  expect(said()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(said()).toEqual(["Loading..."]);
  await act(async () => resolve(ofTabs()));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(said()).toEqual([]);
});

it("GUI-06 tries a film again that did not come, and says so of a listed demo that is gone", async () => {
  const path = `/guide/demos/risk/${demo.Slug}`;
  const there = await openPage(path, { demos: () => Response.json({ data: [demo] }) });
  const film = await vi.waitFor(() => {
    const found = there.container.querySelector("video");
    if (found === null) throw new Error("There is no film yet.");
    return found;
  });
  fireEvent.error(film);
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(there.container.querySelector("video")).not.toBeNull();
  there.unmount();
  await openPage(path, { demos: () => Response.json({ data: [] }) });
  await screen.findByRole("heading", { level: 1, name: "Couldn't load the demo" });
});
