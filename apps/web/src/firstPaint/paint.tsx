import type { Paint } from "@stopbank/contract/first-paint";
import * as shellTokens from "@stopbank/plugin-api/browser";
import { PageTitle } from "@stopbank/plugin-api/browser-host";
import { applyTheme, type ClientTheme } from "@stopbank/ui/theme";
import { prerenderToNodeStream } from "react-dom/static";
import { ref } from "valtio";
import { Router } from "wouter";
import { AppRoot } from "../AppRoot.tsx";
import { clientBy } from "../client/loadClient.ts";
import { startClientHost } from "../host/startClientHost.ts";
import { browserPlugins } from "../plugins.ts";
import { clientNameOf, sessionOf } from "../session/sessionOf.ts";
import { shell } from "../session/state.ts";
import type { SessionAnswer } from "../session/wire.ts";
import { answersOf } from "./answersOf.ts";
import { writeDrawnWith } from "./drawnWith.ts";
import type { Given } from "./given.ts";
import { isLeftToTheBrowser, leftToTheBrowser } from "./leftToTheBrowser.ts";

/** Longer no page takes to draw, in milliseconds, but for what it asks. */
const mostMs = 2_000;

/** Draws a page of the shell for whoever asks for it, with the answers of the API in it. */
export const paint: Paint = async ({ path, session: asked, call }) => {
  const answer = asked as SessionAnswer;
  const name = clientNameOf(answer);
  if (name === undefined || (answer.signedIn && answer.moves_to !== undefined)) return undefined;
  const client = await clientBy(call, name);
  const session = sessionOf(answer);
  const { host, leave } = startClientHost(client, browserPlugins, [[shellTokens.call, call]]);
  try {
    const given = { client, host: await host, leave };
    let title = "Stopbank";
    const named = (words: string) => {
      title = words;
    };
    const drawn = await answersOf((answers, uses) =>
      alone(() => {
        shell.session = ref(session);
        shell.hasUnseenNotes = answer.signedIn && answer.show_changelog;
        shell.client = ref(client);
        shell.phase = "ready";
        return draw(path, { ...given, answers, uses }, named);
      }),
    );
    if (drawn === undefined) return undefined;
    const [, head = "", page = ""] = /^((?:<link [^>]*>)*)(.*)$/s.exec(drawn.page) ?? [];
    const { answers } = drawn;
    return {
      theme: themeStyles(client.config.theme),
      title: title.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
      head,
      page,
      answers: writeDrawnWith({
        path,
        client: client.name,
        person: session.userUuid,
        roles: session.roles,
        answers,
      }),
    };
  } finally {
    leave();
  }
};

let last: Promise<unknown> = Promise.resolve();

/**
 * One after the other: who is here is one state of the module, as it is one of a browser's tab. Each ends before the next begins, however
 * long it takes: one that was given up and went on would go on as somebody else.
 */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** @returns undefined where the address only leads on. */
async function draw(path: string, given: Given, named: (title: string) => void): Promise<string | undefined> {
  const leads: { redirectTo?: string } = {};
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Router ssrContext={leads} ssrPath={path} ssrSearch="">
      <PageTitle value={named}>
        <AppRoot given={given} />
      </PageTitle>
    </Router>,
    // What is put aside for a script to bring in would need one in the document.
    {
      // Then it ends, with what there is, and says that it failed.
      signal: AbortSignal.timeout(mostMs),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (isLeftToTheBrowser(error)) return leftToTheBrowser;
        failures.push(error);
        return undefined;
      },
    },
  );
  let page = "";
  for await (const part of prelude.setEncoding("utf8")) page += part;
  // React leaves out what failed, for the browser to draw.
  if (failures.length > 0) throw failures[0];
  return leads.redirectTo === undefined ? page : undefined;
}

/** The client's colours as the declarations of a style: a colour and nothing else, as it stands in the document. */
function themeStyles(theme: ClientTheme): string {
  const declarations: string[] = [];
  applyTheme(theme, {
    style: {
      setProperty: (name, colour) => {
        if (/^#[\da-f]{6}$/i.test(String(colour))) declarations.push(`${name}:${colour}`);
      },
      removeProperty: () => "",
    },
  });
  return declarations.join(";");
}
