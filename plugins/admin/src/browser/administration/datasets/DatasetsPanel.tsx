import "./datasets.css";
import type { KeptVersion } from "@stopbank/contract/dataset-history";
import { useClient } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { ComparisonView } from "./ComparisonView.tsx";
import { DatasetsView } from "./DatasetsView.tsx";
import { ShowVersionView } from "./ShowVersionView.tsx";
import { useVerification } from "./useVerification.ts";
import { currentOf, useChanges, useVersions } from "./useVersions.ts";
import { VerificationView } from "./VerificationView.tsx";

/** The versions of the dataset of the client in use. */
export default function DatasetsPanel() {
  const { versions, isWorking, show } = useVersions();
  const { displayName } = useClient();
  const all = versions.state === "ready" ? versions.value.versions : [];
  const current = currentOf(all);
  const [asked, setAsked] = useState<KeptVersion>();
  const [isOpen, setOpen] = useState(false);
  const changes = useChanges(isOpen ? current : undefined, asked?.version);
  const verification = useVerification();
  const confirm = async () => {
    if (asked === undefined || current === undefined) return;
    await show(asked.version, current);
    setOpen(false);
  };
  return (
    <>
      <DatasetsView
        comparison={all.length > 1 && <Comparison key={current} versions={all} />}
        isWorking={isWorking}
        onShow={(version) => {
          setAsked(version);
          setOpen(true);
        }}
        verification={<VerificationView {...verification} />}
        versions={versions}
      />
      <ShowVersionView
        changes={changes}
        current={current}
        isOpen={isOpen}
        isWorking={isWorking}
        onCancel={() => setOpen(false)}
        onConfirm={() => void confirm()}
        organisation={displayName}
        version={asked?.version}
      />
    </>
  );
}

/** What differs between two, to begin with the one that is shown and the one before it. */
function Comparison({ versions }: { readonly versions: readonly KeptVersion[] }) {
  const current = currentOf(versions) ?? versions[0]?.version ?? "";
  const [before, setBefore] = useState(
    () => versions.find(({ version, was_current }) => version !== current && was_current)?.version ?? current,
  );
  const [after, setAfter] = useState(current);
  return (
    <ComparisonView
      after={after}
      before={before}
      changes={useChanges(before, after)}
      onAfter={setAfter}
      onBefore={setBefore}
      versions={versions}
    />
  );
}
