import { type ComponentType, startTransition } from "react";
import { hydrateRoot, type RootOptions } from "react-dom/client";
import { subscribe } from "valtio";
import type { startClientHost } from "../host/startClientHost.ts";
import type { browserPlugins } from "../plugins.ts";
import type { shell } from "../session/state.ts";
import type { DrawnWith } from "./drawnWith.ts";
import type { Given } from "./given.ts";
import { letGoWhenNamed } from "./heldPresses.ts";
import { isLeftToTheBrowser } from "./leftToTheBrowser.ts";

/** The shell's own, handed over: few pages come drawn, and what this imported of the shell would be a file more for all the others. */
export interface OfTheShell {
  readonly AppRoot: ComponentType<{ readonly given?: Given | undefined }>;
  readonly shell: typeof shell;
  readonly plugins: typeof browserPlugins;
  readonly startClientHost: typeof startClientHost;
  readonly options: RootOptions;
}

/**
 * Takes over the page that its document came with: it stays as it is, with whatever has been scrolled and focused in it, and answers
 * from now on to whoever presses something. What was pressed before is done now.
 *
 * @param drawnWith the element that says what it was drawn with.
 * @param begin draws the shell anew, where the page is not the one that it would show.
 */
export async function goOn(
  root: HTMLElement,
  drawnWith: HTMLElement,
  own: OfTheShell,
  begin: () => void,
): Promise<void> {
  const drawn = JSON.parse(drawnWith.textContent) as DrawnWith;
  // What it was drawn with is of whoever is here now, and not of whoever comes next.
  drawnWith.remove();
  const [given] = await Promise.all([givenBy(drawn, own), codeOfPage()]);
  const { client, session, phase } = own.shell;
  const isSame = phase === "ready" && given?.client === client && given?.session === session;
  const isStill = isSame && location.pathname === drawn.path && location.search === "";
  if (given !== undefined && isStill) {
    // In pieces between which the page scrolls and answers.
    startTransition(() => {
      hydrateRoot(root, <own.AppRoot given={given} />, {
        ...own.options,
        onRecoverableError: (error) => {
          // It draws that part anew, as it should be.
          if (!isLeftToTheBrowser(error))
            console.error("A part of the page came drawn in another way.", error);
        },
      });
    });
    letGoWhenNamed(root);
  } else {
    given?.leave();
    root.replaceChildren();
    begin();
    letGoWhenNamed(root);
  }
}

/** @returns undefined where somebody else is here by now, in another client or with other roles. */
async function givenBy(
  { client: name, person, roles, answers }: DrawnWith,
  { shell, plugins, startClientHost }: OfTheShell,
): Promise<(Given & Pick<typeof shell, "session">) | undefined> {
  await untilKnown(shell);
  const { client, session, phase } = shell;
  const isSame = session.userUuid === person && String(session.roles) === String(roles);
  if (phase !== "ready" || client?.name !== name || !isSame) return undefined;
  const started = startClientHost(client, plugins);
  const leave = () => {
    started.leave();
    for (const key of Object.keys(answers)) Reflect.deleteProperty(answers, key);
  };
  const given = {
    client,
    session,
    host: await started.host,
    leave,
    answers,
    areAnswersNew: person !== undefined,
  };
  // The shell says which plugin it was.
  if (given.host.faults.length === 0) return given;
  leave();
  return undefined;
}

/** Until the server has said who is here. */
const untilKnown = (shell: OfTheShell["shell"]) =>
  new Promise<void>((known) => {
    if (shell.phase !== "starting") return known();
    const stop = subscribe(shell, () => {
      if (shell.phase === "starting") return;
      stop();
      known();
    });
  });

/** What is drawn waits for its code part by part: here, all of it is ready before React looks for it. */
const codeOfPage = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) =>
      import(/* @vite-ignore */ href).catch(() => undefined),
    ),
  );
