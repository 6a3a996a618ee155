import { client } from "@stopbank/plugin-api/browser";
import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { act, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { HostProvider } from "../host/hostContext.ts";
import { AccessPage, AdaptationPage, LandUsePage, LivePage } from "./placeholders.tsx";

const sites = {
  access_site: "https://access.testhaven.example",
  website: "https://testhaven.example",
  linkedin: "https://linkedin.example/testhaven",
};

async function open(Page: ComponentType) {
  const none = { manifest: { id: "none" }, plugin: {} };
  const bare = await startBrowserHost(none);
  const { config } = bare.client;
  const own = { ...bare.client, config: { ...config, site_links: { ...config.site_links, ...sites } } };
  const host = await startBrowserHost(none, { services: [[client, own]] });
  await act(async () => render(<HostProvider value={host}>{host.around(<Page />)}</HostProvider>));
}

const outside = () =>
  [...document.querySelectorAll('a[target="_blank"]')].map((link) => link.getAttribute("href"));

it.each([
  ["HOM-16: Access", AccessPage, "Access", true, [], true],
  [
    "HOM-18: Adaptation",
    AdaptationPage,
    "Adaptation",
    true,
    [
      "Evaluate change in direct and indirect risk from multiple hazards",
      "Compare interventions against multiple criteria",
      "Generate Dynamic Adaptive Policy Pathways (DAPP) maps",
      "Engage communities on possible actions",
    ],
    false,
  ],
  ["HOM-19: Land use", LandUsePage, "Land use", false, [], false],
  ["HOM-19: Live", LivePage, "Live Updates", false, [], false],
] as const)(
  "%s says what it will be, and where else the organisation is found",
  async (_what, Page, title, isComing, points, hasSite) => {
    await open(Page);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(document.title).toBe(`${title} · Testhaven Council`);
    expect(screen.queryByText("Coming Soon") !== null).toBe(isComing);
    const listed = [...document.querySelectorAll(".placeholder-card li")];
    expect(listed.map(({ textContent }) => textContent)).toEqual(points);
    expect(outside()).toEqual([...(hasSite ? [sites.access_site] : []), sites.website, sites.linkedin]);
    expect(screen.getByText("Contact us to activate")).toBeTruthy();
  },
);
