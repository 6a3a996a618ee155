import { useTitle } from "@stopbank/plugin-api/browser";
import { plainWords } from "@stopbank/ui/by-words";
import { useCallback, useEffect, useMemo, useState } from "react";
import { byLetter, readGlossary } from "../../domain/glossary.ts";
import { useGlossary } from "../data/useCms.ts";
import { useHash } from "../data/useHash.ts";
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
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  const arrive = useCallback((id: string) => {
    // What is looked for in the page may hide what was found elsewhere.
    if (document.getElementById(id) === null) setFilter("");
    setWanted({ id });
  }, []);
  useHash(terms && "glossary", arrive);
  useEffect(() => goTo(wanted?.id ?? ""), [wanted]);
  if (content.state === "loading") return <PageSkeletonView of="article" words="Loading glossary..." />;
  if (content.state === "failed")
    return <ProblemPage error={content.error} onRetry={content.retry} title="Error loading glossary" />;
  return <GlossaryView filter={filter} groups={groups} onFilter={setFilter} onLetter={goTo} />;
}

/** To a letter or a term. */
function goTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}
