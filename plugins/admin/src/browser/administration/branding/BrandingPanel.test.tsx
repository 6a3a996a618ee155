import { service } from "@stopbank/plugin-api";
import { type Previews, previews } from "@stopbank/plugin-api/browser";
import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { SWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { manifest } from "../../../manifest.ts";
import plugin from "../../index.ts";
import BrandingPanel from "./BrandingPanel.tsx";
import states from "./BrandingView.states.tsx";

const logo = { isBroken: true };
const Brand = () => {
  if (logo.isBroken) throw new Error("No such logo");
  return <p>The side menu</p>;
};
/** What the shell has, with a log-in that cannot be drawn for now. */
const shell = {
  manifest: { id: "drawn" },
  plugin: { services: [service(previews, {}, () => async () => ({ Brand }) as unknown as Previews)] },
};

it("goes on where its preview cannot be drawn: says so in its place, and draws it once it can be", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { branding } = states.states.saved;
  const host = await startBrowserHost(
    { manifest, plugin },
    { beside: [shell], answer: () => Response.json({ tag: "1", branding }) },
  );
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        {host.around(
          <Suspense>
            <BrandingPanel />
          </Suspense>,
        )}
      </SWRConfig>,
    ),
  );
  await screen.findByText("This part could not be shown");
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox", { name: "Name of the organisation" }), "s");
  expect(screen.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).not.toBe("true");
  logo.isBroken = false;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("The side menu");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name of the organisation" }).value).toBe(
    `${branding.display_name}s`,
  );
  // React tells the console of what broke too, as it should.
  vi.mocked(console.error).mockClear();
});
