import { Contributed, type HomeSection, useContributions, useViewer } from "@stopbank/plugin-api/browser";
import { isAccessible } from "@stopbank/plugin-api/host";
import { Skeleton } from "@stopbank/ui/states";
import { HomeSectionsView } from "./HomeSectionsView.tsx";
import { inTurn } from "./inTurn.ts";
import { ownSections } from "./returning/ownSections.ts";

/** What Home has for whoever comes back: the shell's own parts among those of plugins. */
export function HomeSections() {
  const contributed = useContributions("homeSections");
  const viewer = useViewer();
  const own = ownSections.filter((section) => isAccessible(section, viewer));
  return (
    <HomeSectionsView
      sections={inOrder([...own, ...contributed]).map(({ id, title, load }) => ({
        id,
        title,
        content: <Contributed id={id} load={inTurn(load)} props={{}} skeleton={<Skeleton height={72} />} />,
      }))}
    />
  );
}

const inOrder = (sections: readonly HomeSection[]) =>
  sections.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.id < b.id ? -1 : 1));
