import type { SignIn, SignInCheck } from "@stopbank/contract/council-sign-in";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import useSWR from "swr";
import { refusalWords } from "../../../domain/refusalWords.ts";
import { draftOf, problemsOf, type SignInDraft, settingsOf } from "../../../domain/settings/signInDraft.ts";
import { usePasswords } from "./passwords/usePasswords.ts";
import type { SignInViewProps } from "./SignInView.tsx";

/** The client's own sign-in as the server has it, what is changed of it, and what its provider says of itself. */
export function useCouncilSignIn(): SignInViewProps {
  const call = useCall();
  const { name, displayName } = useClient();
  const toaster = useToaster();
  // What is being written is not read anew under the writer's hands.
  const kept = useSWR<SignIn, Error>([name, "council-sign-in"], () => call(routes.councilSignIn, {}), {
    revalidateOnFocus: false,
    revalidateOnMount: true,
  });
  const [changed, setChanged] = useState<Partial<SignInDraft>>({});
  const [isTried, setTried] = useState(false);
  const [working, setWorking] = useState<"save" | "test">();
  const [check, setCheck] = useState<SignInCheck>();
  const draft = { ...draftOf(kept.data ?? { settings: null }), ...changed };
  const problems = problemsOf(draft);
  const keep = (signIn: SignIn) => kept.mutate(signIn, { revalidate: false });

  const run = async (what: "save" | "test", otherwise: string, work: () => Promise<void>) => {
    setWorking(what);
    try {
      await work();
    } catch (error) {
      toaster.error(refusalWords(error, otherwise));
    } finally {
      setWorking(undefined);
    }
  };
  const save = async () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    await run("save", "The sign-in could not be saved.", async () => {
      await keep(await call(routes.saveCouncilSignIn, { body: settingsOf(draft) }));
      setChanged({});
      setTried(false);
      toaster.show({ intent: "success", message: "The sign-in is saved." });
    });
  };
  const test = () =>
    run("test", "The provider could not be asked.", async () => {
      setCheck(await call(routes.checkCouncilSignIn, { body: { issuer: draft.issuer.trim() } }));
    });
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => toaster.show({ intent: "success", message: "The address is copied." }),
      () => toaster.error("The address could not be copied. Mark it, and copy it by hand."),
    );

  return {
    signIn: toLoadable(kept),
    form: {
      draft,
      problems: isTried ? problems : {},
      isSaving: working === "save",
      isTesting: working === "test",
      onChange: (part) => {
        setChanged((before) => ({ ...before, ...part }));
        if ("issuer" in part) setCheck(undefined);
      },
      onSave: () => void save(),
      onTest: () => void test(),
    },
    check,
    passwords: { ...usePasswords(kept.data, keep), organisation: displayName },
    onCopy: (address) => void copy(address),
  };
}
