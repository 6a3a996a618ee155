import "../styles/index.css";
import { useNavigation, useTitle } from "@stopbank/plugin-api/browser";
import { useEffect } from "react";
import { useRoute } from "wouter";
import { useAdminCheck } from "../users/useAdminCheck.ts";
import { AdministrationView, isSection } from "./AdministrationView.tsx";
import { DomainsTab } from "./domains/DomainsTab.tsx";
import { FeaturesPanel } from "./features/FeaturesPanel.tsx";
import { TrailPanel } from "./trail/TrailPanel.tsx";

/** What administrators look after beside people, a tab each. */
export default function AdministrationPage() {
  useTitle("Administration");
  const isAdmin = useAdminCheck();
  const { go } = useNavigation();
  const [, params] = useRoute("/administration/:section?");
  const wanted = params?.section;
  const section = isSection(wanted) ? wanted : "features";
  useEffect(() => {
    if (isAdmin === false) go("/home", { replace: true });
    else if (wanted !== section) go(`/administration/${section}`, { replace: true });
  }, [isAdmin, wanted, section, go]);
  return (
    <AdministrationView
      isAdmin={isAdmin === true}
      onSection={(chosen) => go(`/administration/${chosen}`)}
      panels={{ features: <FeaturesPanel />, domains: <DomainsTab />, trail: <TrailPanel /> }}
      section={section}
    />
  );
}
