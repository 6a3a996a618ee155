import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { draftOf, problemsOf } from "../../../../domain/settings/signInDraft.ts";
import { ProviderFormView } from "./ProviderFormView.tsx";

const draft = draftOf({ settings: null });
const empty = {
  draft,
  problems: {},
  hasSecret: false,
  isSaving: false,
  isTesting: false,
  onChange: unheard,
  onSave: unheard,
  onTest: unheard,
};
const filled = {
  ...empty,
  hasSecret: true,
  draft: {
    ...draft,
    issuer: "https://login.larkhaven.example",
    clientId: "stopbank",
    domains: "larkhaven.example",
    roleClaim: "groups",
    roleMap: [
      { value: "stopbank-administrators", role: "admin" as const },
      { value: "", role: "editor" as const },
    ],
    defaultRole: "refused" as const,
  },
};

export default statesOf(ProviderFormView, {
  empty,
  filled,
  refused: { ...empty, problems: problemsOf({ ...draft, scopes: "email" }) },
  "a value lacking": { ...filled, problems: problemsOf(filled.draft) },
  testing: { ...filled, isTesting: true },
  saving: { ...filled, isSaving: true },
});
