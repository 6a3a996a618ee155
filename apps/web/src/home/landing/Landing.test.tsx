import type { ContentOf } from "@stopbank/contract/content";
import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { act, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { describe, expect, it, onTestFinished } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { HostProvider } from "../../host/hostContext.ts";
import { HomePage } from "../HomePage.tsx";

const welcome = { title: "Kia ora", subtitle: "", faq: [] };
const refusal = { error: { code: "server/failed", message: "It failed.", requestId: "one" } };
const cache = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };

/** Home of a client that has the new one, for a visitor. */
async function open(path: string, page: ContentOf<"landingPage"> | "fails") {
  const asked: string[] = [];
  const host = await startBrowserHost(
    { manifest: { id: "none" }, plugin: {} },
    {
      flags: ["newLandingPage"],
      answer: (address, { method = "GET" }) => {
        asked.push(`${method} ${address}`);
        if (address !== "/api/content/landingPage") return Response.json(welcome);
        return page === "fails" ? Response.json(refusal, { status: 500 }) : Response.json(page);
      },
    },
  );
  onTestFinished(() => host.leave());
  const location = memoryLocation({ path, record: true });
  const { container } = await act(async () =>
    render(
      <SWRConfig value={cache}>
        <Router hook={location.hook}>
          <HostProvider value={host}>{host.around(<HomePage />)}</HostProvider>
        </Router>
      </SWRConfig>,
    ),
  );
  return { asked, at: () => location.history.at(-1), container };
}

const parts = ["Why use it", "The community", "How can you use it", "Getting started"];
const shownParts = async () => {
  await screen.findByRole("heading", { level: 2, name: "Why use it" });
  return parts.filter((name) => screen.queryByRole("heading", { level: 2, name }) !== null);
};

describe("the new Home", () => {
  it("HOM-10: asks what the client has written, and draws it in the place of the product's words", async () => {
    const { asked } = await open("/home", [
      { section: "community", blocks: [{ type: "content", content: "All of us in the valley." }] },
    ]);
    expect(asked).toContain("GET /api/content/landingPage");
    expect(await screen.findByText("All of us in the valley.")).toBeTruthy();
    expect(screen.queryByText(/Everybody at Testhaven Council/)).toBeNull();
    expect(await shownParts()).toEqual(parts);
  });

  it("HOM-04, HOM-10, G-03: has the product's words where the client's cannot be had, and shuts no tab for it", async () => {
    await open("/home", "fails");
    expect(await shownParts()).toEqual(parts);
    expect(screen.getByText(/Everybody at Testhaven Council/)).toBeTruthy();
    expect(document.querySelectorAll('.home-tabs [aria-disabled="true"]')).toHaveLength(0);
  });

  it.each(["/home/management", "/home/contacts", "/Home/Contacts"])(
    "HOM-03: leads from %s to Home where nothing was written for it",
    async (path) => {
      const { at } = await open(path, []);
      expect(await shownParts()).toEqual(parts);
      expect(at()).toBe("/home");
    },
  );

  it("HOM-07, HOM-10: has what was written for Contacts above the people", async () => {
    const { at } = await open("/home/contacts", [
      {
        section: "contacts",
        blocks: [
          { type: "content", content: "Ring the duty planner first." },
          { type: "contacts", teamEmail: "team@testhaven.example" },
        ],
      },
    ]);
    const words = await screen.findByText("Ring the duty planner first.");
    const people = await screen.findByText("team@testhaven.example");
    expect(words.compareDocumentPosition(people)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(at()).toBe("/home/contacts");
  });

  it("HOM-12, AMB-23: is the same page at /new-landing", async () => {
    const there = await open("/new-landing", []);
    expect(await shownParts()).toEqual(parts);
    const drawn = there.container.innerHTML;
    expect(there.at()).toBe("/new-landing");
    there.container.remove();
    const home = await open("/home", []);
    expect(await shownParts()).toEqual(parts);
    expect(home.container.innerHTML).toBe(drawn);
  });
});
