import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

const { signal } = new AbortController();

async function found(text: string, roles: readonly string[]) {
  const host = await startBrowserHost({ manifest, plugin }, { roles });
  const [source] = host.contributions("paletteSources");
  return source === undefined ? undefined : (await source.load(host.services.get)).find(text, 5, signal);
}

it("finds the panels of Administration that are for whoever looks, by title and heading", async () => {
  expect(await found("brand", ["admin"])).toEqual([
    { key: "admin.branding", title: "Branding", detail: "Organisation", href: "/administration/branding" },
  ]);
  expect(await found("texts", ["editor"])).toMatchObject([{ href: "/administration/texts" }]);
  expect(await found("brand", ["editor"])).toEqual([]);
  expect(await found("", ["admin"])).toEqual([]);
});
