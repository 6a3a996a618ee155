import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { expect, it } from "vitest";
import { chosenIn } from "../../domain/chosenProperty.ts";
import { manifest } from "../../manifest.ts";
import plugin from "../index.ts";
import { PropertySearch } from "./PropertySearch.tsx";

const config = { asset_type: "properties", report_hazards: [], does_not_fit: [] };
const found = [{ asset_id: "PROP-00001", search_match: "12A Kauri Street, Larkhaven (Lot 3 DP 1201)" }];
const field = () => screen.getByRole<HTMLInputElement>("combobox");
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Search" });

async function open(settings: () => Response = () => Response.json(config)) {
  const host = await startBrowserHost(
    { manifest, plugin },
    {
      flags: ["propertyPage"],
      roles: ["member"],
      answer: (path) => (path.startsWith("/api/search/") ? Response.json(found) : settings()),
    },
  );
  const cache = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };
  const page = (layout: string) => (
    <SWRConfig value={cache}>{host.around(<PropertySearch key={layout} size="small" />)}</SWRConfig>
  );
  // What the page waits for is there before it.
  const { rerender } = await act(async () => render(page("wide")));
  return {
    /** What holds the field is another: it goes, and comes again in its place. */
    moveTo: (layout: string) => act(async () => rerender(page(layout))),
    scene: () => host.scenes.of("property").state.scene,
    user: userEvent.setup(),
  };
}

it("PRO-03 forgets the chosen suggestion at an edit: 'Search' is disabled, and goes nowhere until one is chosen again", async () => {
  const { scene, user } = await open();
  await user.type(field(), "12 kau");
  await user.click(await screen.findByRole("option"));
  expect([field().value, button().disabled]).toEqual([found[0]?.search_match, false]);
  await user.type(field(), "{Backspace}");
  expect(button().disabled).toBe(true);
  await user.type(field(), "{Enter}");
  expect(chosenIn(scene())).toBeUndefined();

  await user.click(await screen.findByRole("option"));
  await user.click(button());
  expect(chosenIn(scene())).toEqual({ type: "properties", id: "PROP-00001" });
  expect(scene().drawer).toEqual({ open: true, focus: "details" });
});

it("PRO-03 PRO-08 says that nothing can be searched where the client has not set it up, and loads no longer", async () => {
  const error = { code: "property/not-set-up", message: "It is not set up.", requestId: "one" };
  let isSetUp = false;
  const { user } = await open(() =>
    isSetUp ? Response.json(config) : Response.json({ error }, { status: 404 }),
  );
  await user.type(field(), "12 kau");
  await screen.findByText("It is not set up.");
  isSetUp = true;
  await user.type(field(), "r");
  await screen.findByRole("option");
});

it("PRO-02 keeps what was typed, and what was chosen, where the page is laid out anew", async () => {
  const { moveTo, scene, user } = await open();
  await user.type(field(), "12 kau");
  const before = field();
  await moveTo("narrow");
  expect(field()).not.toBe(before);
  expect([field().value, button().disabled]).toEqual(["12 kau", true]);
  await user.click(field());
  await user.click(await screen.findByRole("option"));
  await moveTo("wide");
  expect([field().value, button().disabled]).toEqual([found[0]?.search_match, false]);
  await user.click(button());
  expect(chosenIn(scene())).toEqual({ type: "properties", id: "PROP-00001" });
});
