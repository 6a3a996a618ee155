import { useTitle } from "@stopbank/plugin-api/browser";
import { plainWords } from "@stopbank/ui/by-words";
import { useEffect, useMemo, useState } from "react";
import { byLetter, readGlossary } from "../../domain/glossary.ts";
import { useGlossary } from "../data/useCms.ts";
import { PageSkeletonView } from "../frame/PageSkeletonView.tsx";
import { ProblemPage } from "../ProblemPage.tsx";
import { GlossaryView } from "./GlossaryView.tsx";

export function GlossaryPage() {
  useTitle("Glossary");
  const content = useGlossary();
  const [filter, setFilter] = useState("");
  const text = content.state === "ready" ? content.value : undefined;
  const terms = useMemo(() => (text === undefined ? undefined : readGlossary(text)), [text]);
  const groups = useMemo(() => {
    const wanted = plainWords(filter);
    return byLetter(
      (terms ?? []).filter(({ term, definition }) => plainWords(`${term} ${definition}`).includes(wanted)),
    );
  }, [terms, filter]);
  const isThere = terms !== undefined;
  useEffect(() => {
    if (isThere) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [isThere]);
  if (content.state === "loading") return <PageSkeletonView of="article" words="Loading glossary..." />;
  if (content.state === "failed")
    return <ProblemPage error={content.error} onRetry={content.retry} title="Error loading glossary" />;
  return <GlossaryView filter={filter} groups={groups} onFilter={setFilter} onLetter={goToLetter} />;
}

function goToLetter(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
