import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { SWRConfig } from "swr";
import { expect, it, onTestFinished, vi } from "vitest";
import { manifest } from "../../manifest.ts";
import plugin from "../index.ts";
import AdministrationPage from "./AdministrationPage.tsx";

type Answer = (body: unknown) => Response | Promise<Response>;

const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ error: { code, message, requestId: "4f1c" } }, { status });
const bay = {
  client_name: "bay",
  display_name: "The Bay",
  created_at: "2026-11-24T09:00:00.000Z",
  members: 1,
  invited: 0,
  has_dataset: true,
};

/** The page as an administrator of Testhaven has it, at an address, before a server of the test's. */
async function openAt(path: string, answers: Readonly<Record<string, Answer>>) {
  window.history.replaceState(null, "", path);
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  const asked: { readonly what: string; readonly body: unknown }[] = [];
  const host = await startBrowserHost(
    { manifest, plugin },
    {
      roles: ["admin"],
      answer: (address, { method, body }) => {
        const what = `${method} ${address}`;
        const sent: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
        asked.push({ what, body: sent });
        return answers[what]?.(sent) ?? refusal(404, "request/no-such-call", what);
      },
    },
  );
  const cache = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };
  render(<SWRConfig value={cache}>{host.around(<Suspense>{<AdministrationPage />}</Suspense>)}</SWRConfig>);
  return { user: userEvent.setup(), went: host.went, asked };
}

const isOperator = () => Response.json({ user_roles: ["admin"], is_operator: true });
const isNone = () => Response.json({ user_roles: ["admin"] });
const sections = () => within(screen.getByRole("navigation", { name: "Administration" }));

it("A-43: has the panel Clients for whom the server calls an operator, and opens it at its address", async () => {
  const { asked } = await openAt("/administration/clients", {
    "GET /api/user": isOperator,
    "GET /api/installation/clients": () => Response.json([bay]),
  });
  expect(await screen.findByRole("heading", { name: "Clients" })).toBeTruthy();
  expect(sections().getByRole("heading", { name: "Installation" })).toBeTruthy();
  expect(await screen.findByText("The Bay")).toBeTruthy();
  expect(asked.map(({ what }) => what)).toContain("GET /api/installation/clients");
});

it("A-43: has none for another administrator, who is led elsewhere from its address and asks for nothing", async () => {
  const { went, asked } = await openAt("/administration/clients", { "GET /api/user": isNone });
  await waitFor(() => expect(went).toEqual(["/administration/features"]));
  expect(sections().queryByText("Installation")).toBeNull();
  expect(sections().queryByText("Clients")).toBeNull();
  expect(asked.map(({ what }) => what)).not.toContain("GET /api/installation/clients");
});

it("takes who cannot be asked about for no operator", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { went } = await openAt("/administration/clients", {
    "GET /api/user": () => refusal(503, "store/away", "Try again later."),
  });
  await waitFor(() => expect(went).toEqual(["/administration/features"]));
  expect(warn).toHaveBeenCalled();
});

it("creates a client: says what is wrong at its field, keeps what was typed, and then what comes next", async () => {
  const clients = [bay];
  let tries = 0;
  const made = {
    ...bay,
    client_name: "opotiki",
    display_name: "Ōpōtiki District Council",
    members: 0,
    invited: 1,
    has_dataset: false,
  };
  const { user, asked } = await openAt("/administration/clients", {
    "GET /api/user": isOperator,
    "GET /api/installation/clients": () => Response.json(clients),
    "POST /api/installation/clients": () => {
      tries += 1;
      if (tries === 1)
        return refusal(409, "clients/name-taken", "This client name or subdomain is already in use.");
      if (tries === 2) return refusal(500, "internal", "Something went wrong.");
      clients.push(made);
      return Response.json(
        { client: made, administrator: { email: "mere@opotiki.example", became: "invited" } },
        { status: 201 },
      );
    },
  });
  await user.click(await screen.findByRole("button", { name: "New client" }));
  const field = (name: string) => screen.findByRole("textbox", { name });
  await user.click(screen.getByRole("button", { name: "Create client" }));
  expect((await field("Name")).getAttribute("aria-invalid")).toBe("true");
  expect(tries).toBe(0);

  await user.type(await field("Name"), "Ōpōtiki District Council");
  const address = (await field("Name in addresses")) as HTMLInputElement;
  expect(address.value).toBe("opotiki-district-council");
  expect(address.getAttribute("aria-invalid")).toBe("false");
  await user.clear(address);
  await user.type(address, "opotiki");
  await user.type(await field("Name"), "{End}!{Backspace}");
  // What somebody wrote is not written over.
  expect(address.value).toBe("opotiki");
  await user.type(await field("First administrator"), "mere@opotiki.example");
  await user.click(screen.getByRole("button", { name: "Create client" }));
  const words = await screen.findByText("This client name or subdomain is already in use.");
  expect(address.getAttribute("aria-describedby")).toBe(words.id);
  await user.click(screen.getByRole("button", { name: "Create client" }));
  expect((await screen.findByRole("alert")).textContent).toBe("The client could not be created. Try again.");
  expect(address.value).toBe("opotiki");
  await user.click(screen.getByRole("button", { name: "Create client" }));

  const said = await screen.findByRole("status");
  expect(said.textContent).toContain("mere@opotiki.example has been sent a mail with a link");
  expect(await screen.findByText("Nobody yet, 1 invited")).toBeTruthy();
  expect(asked.filter(({ what }) => what.startsWith("POST")).at(-1)?.body).toEqual({
    name: "opotiki",
    display_name: "Ōpōtiki District Council",
    administrator: "mere@opotiki.example",
  });
});
