// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { forgetKept, forgetPlaces, keptOf } from "../../session/forgetKept.ts";
import { followVisits } from "./followVisits.ts";
import { keptVisits, visitsKey } from "./keptVisits.ts";

const key = visitsKey("kiri", "larkhaven");
const hrefs = () => keptVisits(key).map(({ href, title }) => `${href} ${title}`);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

function goTo(path: string, title: string) {
  history.pushState(null, "", path);
  window.dispatchEvent(new Event("pushState"));
  document.title = title;
}

it("issue 13.5: remembers where somebody stayed, under the page's name, until the client is left", () => {
  const left = new AbortController();
  followVisits("kiri", "larkhaven", "Larkhaven", left.signal);
  goTo("/risk?v=2", "Risk map · Larkhaven");
  vi.advanceTimersByTime(500);
  expect(hrefs()).toEqual([]);
  vi.advanceTimersByTime(600);
  expect(hrefs()).toEqual(["/risk?v=2 Risk map"]);
  goTo("/home", "Home · Larkhaven");
  vi.advanceTimersByTime(2_000);
  goTo("/nowhere", "Stopbank");
  vi.advanceTimersByTime(2_000);
  for (const title of ["Page not found", "Page moved"]) {
    goTo("/old-map", `${title} · Larkhaven`);
    vi.advanceTimersByTime(2_000);
  }
  goTo("/property", "Property · Larkhaven");
  window.dispatchEvent(new Event("pagehide"));
  expect(hrefs()).toEqual(["/property Property", "/risk?v=2 Risk map"]);
  left.abort();
  goTo("/summary", "Summary · Larkhaven");
  vi.advanceTimersByTime(2_000);
  expect(hrefs()).toHaveLength(2);
});

it("issue 13.5: is forgotten with a log-out, with the data that was seen and what was chosen in the search, and nothing else", () => {
  localStorage.setItem(
    key,
    JSON.stringify([{ href: "/risk", title: "Risk map", at: "2026-11-28T00:00:00Z" }]),
  );
  localStorage.setItem(`${keptOf.data}kiri.larkhaven`, "{}");
  localStorage.setItem(`${keptOf.recent}larkhaven.kiri`, "[]");
  localStorage.setItem("stopbank.story.kiri.larkhaven.1", "{}");
  localStorage.setItem("client_name", "larkhaven");
  // What the tab knows of their jobs.
  sessionStorage.setItem("stopbank.jobs.seen larkhaven kiri", "2026-11-28T00:00:00Z");
  sessionStorage.setItem("stopbank.deliveries larkhaven kiri", "[]");
  expect(hrefs()).toHaveLength(1);
  // Another client: nothing of this one's maps, and nobody's work lost.
  forgetPlaces();
  expect(Object.keys(localStorage).toSorted()).toEqual([
    "client_name",
    `${keptOf.data}kiri.larkhaven`,
    "stopbank.story.kiri.larkhaven.1",
  ]);
  expect(sessionStorage).toHaveLength(2);
  forgetKept();
  expect(Object.keys(localStorage)).toEqual(["client_name"]);
  expect(sessionStorage).toHaveLength(0);
});
