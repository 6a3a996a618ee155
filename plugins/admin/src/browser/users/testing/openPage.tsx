import type { ClientUser } from "@stopbank/contract/people";
import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { SWRConfig } from "swr";
import { manifest } from "../../../manifest.ts";
import plugin from "../../index.ts";
import ManageUsersPage from "../ManageUsersPage.tsx";

/** What the server answers a call, by method and path. */
export type Answers = Readonly<Record<string, (body: unknown) => Response | Promise<Response>>>;

export interface OpenedAs {
  readonly roles?: readonly string[];
  /** Who is there: the server's own list, which a test may change. */
  readonly users?: readonly ClientUser[];
  readonly answers?: Answers;
}

/** A refusal as the API words it. */
export const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ error: { code, message, requestId: "4f1c" } }, { status });

/** The page as an administrator of Testhaven has it, before a server of the test's. */
export async function openPage({ roles = ["admin"], users = [], answers = {} }: OpenedAs = {}) {
  const asked: { readonly what: string; readonly body: unknown }[] = [];
  const usual: Answers = {
    "GET /api/user": () => Response.json({ user_uuid: "kiri", user_roles: roles }),
    "GET /api/client/users": () => Response.json(users),
    "GET /api/client/email_domains": () => Response.json(["testhaven.example"]),
    ...answers,
  };
  const host = await startBrowserHost(
    { manifest, plugin },
    {
      roles,
      answer: (path, { method, body }) => {
        const what = `${method} ${path}`;
        const sent: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
        asked.push({ what, body: sent });
        return usual[what]?.(sent) ?? refusal(404, "request/no-such-call", what);
      },
    },
  );
  const cache = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };
  const drawn = render(
    <SWRConfig value={cache}>{host.around(<Suspense>{<ManageUsersPage />}</Suspense>)}</SWRConfig>,
  );
  return {
    ...drawn,
    user: userEvent.setup(),
    went: host.went,
    toaster: host.toaster,
    /** What the server was asked and told since the page opened. */
    asked,
    toasts: () => host.toaster.get().shown.map(({ intent, message }) => `${intent}: ${message}`),
  };
}
