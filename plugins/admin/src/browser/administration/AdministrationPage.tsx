import "../styles/index.css";
import { hasAccess } from "@stopbank/contract/roles";
import {
  Contributed,
  useContributions,
  useNavigation,
  useTitle,
  useViewer,
} from "@stopbank/plugin-api/browser";
import { Skeleton } from "@stopbank/ui/states";
import { useEffect } from "react";
import { useRoute } from "wouter";
import { AdministrationView } from "./AdministrationView.tsx";
import { useNewFeedback } from "./feedback/useFeedbackCounts.ts";
import { operatorPanels, ownPanels } from "./ownPanels.ts";
import { panelGroups, sectionOf } from "./panelGroups.ts";
import { useIsOperator } from "./useIsOperator.ts";

/** What administrators and editors look after beside people: a panel for each, those of other plugins among them. */
export default function AdministrationPage() {
  const { roles } = useViewer();
  const added = useContributions("adminPanels");
  const isOperator = useIsOperator();
  const groups = panelGroups([
    ...ownPanels.filter(({ access = "signed-in" }) => hasAccess(access, roles)),
    ...(isOperator === true ? operatorPanels : []),
    ...added,
  ]);
  const all = groups.flatMap(({ panels }) => panels);
  const { go } = useNavigation();
  const [, params] = useRoute("/administration/:section?");
  const wanted = params?.section;
  const open = all.find((panel) => sectionOf(panel) === wanted);
  const first = all[0];
  const newFeedback = useNewFeedback();
  useTitle(open === undefined ? "Administration" : `${open.title} - Administration`);
  const mayCome = isOperator === undefined && operatorPanels.some((panel) => sectionOf(panel) === wanted);
  useEffect(() => {
    if (open === undefined && !mayCome)
      go(first ? `/administration/${sectionOf(first)}` : "/home", { replace: true });
  }, [open, mayCome, first, go]);
  return (
    <AdministrationView
      groups={groups}
      onOpen={(section) => go(`/administration/${section}`)}
      open={open}
      waiting={{ feedback: newFeedback ?? 0 }}
    >
      {mayCome && <Skeleton height={420} />}
      {open && (
        <Contributed
          id={open.id}
          key={open.id}
          load={open.load}
          props={{}}
          skeleton={<Skeleton height={420} />}
        />
      )}
    </AdministrationView>
  );
}
