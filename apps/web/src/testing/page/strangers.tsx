import { service, token } from "@stopbank/plugin-api";
import {
  type BrowserPlugin,
  type Lazy,
  network,
  useNavigation,
  useService,
  useTitle,
} from "@stopbank/plugin-api/browser";
import type { ListedPlugin } from "@stopbank/plugin-api/browser-host";
import { Dialog } from "@stopbank/ui/dialog";
import { useState } from "react";
import useSWR from "swr";

const levels = token<readonly string[]>("flood-gauges.levels");

function GaugesPage() {
  useTitle("Flood gauges");
  const { openDialog } = useNavigation();
  return (
    <div className="shell-page">
      <h1>Flood gauges</h1>
      <button onClick={() => openDialog("flood-gauges.about")} type="button">
        About gauges
      </button>
      <button onClick={() => openDialog("flood-gauges.slow")} type="button">
        What comes late
      </button>
    </div>
  );
}

/** Two parts of a page that ask the same, shown and taken away. */
function TidesPage() {
  const [isShown, setShown] = useState(true);
  return (
    <div className="shell-page">
      <button onClick={() => setShown(!isShown)} type="button">
        {isShown ? "Hide" : "Show"}
      </button>
      {isShown && [<Tide key="first" />, <Tide key="second" />]}
    </div>
  );
}

function Tide() {
  const { data } = useSWR<string, Error>("tide", async () => (await fetch("/tide")).text());
  return <p>{data}</p>;
}

const LevelsPage = () => <p>{useService(levels).join()}</p>;

const About = ({ close }: { close: () => void }) => (
  <Dialog isOpen onClose={close} title="About gauges">
    They tell how high the water stands.
  </Dialog>
);

/** Comes once the page says so, and the first time it does not come at all. */
const loadLate: Lazy<{ close: () => void }> = async () => {
  const answer = await fetch("/late");
  if (!answer.ok) throw new Error("Its code is not there.");
  return { default: About };
};

const gauges: BrowserPlugin = {
  contributes: {
    routes: [
      { id: "flood-gauges.page", path: "/flood-gauges", load: async () => ({ default: GaugesPage }) },
      { id: "flood-gauges.tides", path: "/flood-gauges/tides", load: async () => ({ default: TidesPage }) },
      {
        id: "flood-gauges.levels",
        path: "/flood-gauges/levels",
        load: async () => ({ default: LevelsPage }),
      },
    ],
    dialogs: [
      { id: "flood-gauges.about", load: async () => ({ default: About }) },
      { id: "flood-gauges.slow", load: loadLate },
    ],
  },
  services: [
    service(levels, { network }, async ({ network }) => {
      const answer = await network.fetch("/bff/flood-gauges/levels");
      if (!answer.ok) throw new Error("The levels could not be read.");
      return (await answer.json()) as readonly string[];
    }),
  ],
};

export const strangers: readonly ListedPlugin[] = [
  {
    manifest: { id: "flood-gauges", pages: [{ path: "/flood-gauges/*?" }] },
    load: async () => ({ default: gauges }),
  },
];
