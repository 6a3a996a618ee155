import "./palette.css";
import { useClient, useContributions, useGet, useSession } from "@stopbank/plugin-api/browser";
import { useFetched } from "@stopbank/ui/use-fetched";
import { useEffect, useMemo, useState } from "react";
import { useSnapshot } from "valtio";
import { couldNotOpen } from "../couldNotOpen.ts";
import { keptText } from "../keptText.ts";
import { goTo } from "../routing/goTo.ts";
import { keptOf } from "../session/forgetKept.ts";
import { openFeedback, openLogin, toasts } from "../session/state.ts";
import { switchClient } from "../session/switchClient.ts";
import { door } from "./door.ts";
import { actions } from "./ownSources.ts";
import { PaletteView } from "./PaletteView.tsx";
import { createRecents } from "./recents.ts";
import { loadSources, type Source, withFirst } from "./sources.ts";
import { type Find, useFinds } from "./useFinds.ts";
import { useOwnPages } from "./useOwnPages.ts";

const loadLogout = () => import("../menu/LogoutDialog.tsx").then(({ LogoutDialog }) => LogoutDialog);

/** The search of everything, while it is open; and the question that logging out asks, which stays when it closes. */
export function Palette() {
  const { isOpen } = useSnapshot(door.state);
  const [isLeaving, setLeaving] = useState(false);
  const Logout = useFetched(isLeaving, loadLogout, (error) => {
    couldNotOpen("log-out", error);
    setLeaving(false);
  });
  return (
    <>
      {isOpen && <OpenPalette onLogOut={() => setLeaving(true)} />}
      {Logout && <Logout isOpen={isLeaving} onClose={() => setLeaving(false)} />}
    </>
  );
}

function OpenPalette({ onLogOut }: { readonly onLogOut: () => void }) {
  const { firstPlugin } = useSnapshot(door.state);
  const { name } = useClient();
  const { userUuid } = useSession();
  const [text, setText] = useState("");
  const sources = useSources(onLogOut);
  const inOrder = useMemo(() => withFirst(sources, firstPlugin), [sources, firstPlugin]);
  const [recents] = useState(() => createRecents(keptText(`${keptOf.recent}${name}.${userUuid ?? ""}`)));
  const [before] = useState(() => recents.list());
  const groups = useFinds({ text, sources: inOrder, firstPlugin, recents: before });
  const choose = ({ source, item }: Find) => {
    door.close();
    recents.remember(source, item);
    void follow(item);
  };
  return <PaletteView groups={groups} onChoose={choose} onClose={door.close} onText={setText} text={text} />;
}

/** Does what was chosen, and goes where it leads. */
async function follow({ title, run, href }: Find["item"]): Promise<void> {
  try {
    await run?.();
    if (href !== undefined) goTo(href);
  } catch (error) {
    console.warn(`"${title}" failed.`, error);
    toasts.warning(error instanceof Error ? error.message : "Something went wrong.");
  }
}

/** The shell's own at once, those of plugins when their code is there. */
function useSources(onLogOut: () => void): readonly Source[] {
  const get = useGet();
  const session = useSession();
  const { name } = useClient();
  const pages = useOwnPages();
  const contributed = useContributions("paletteSources");
  const offered = useContributions("paletteActions");
  const [ofPlugins, setOfPlugins] = useState<readonly Source[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void loadSources(contributed, get, (sources) => {
      if (isCurrent) setOfPlugins(sources);
    });
    return () => {
      isCurrent = false;
    };
  }, [contributed, get]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what logging out does stays the same while it is open.
  return useMemo(() => {
    const deeds = {
      logIn: () => openLogin(),
      logOut: onLogOut,
      giveFeedback: openFeedback,
      switchTo: (client: string) => void switchClient(client),
    };
    return [actions(offered, get, session, name, deeds), pages, ...ofPlugins];
  }, [pages, offered, ofPlugins, session, name, get]);
}
