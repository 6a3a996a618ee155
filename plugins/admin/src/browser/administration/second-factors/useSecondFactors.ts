import { routes } from "@stopbank/contract/routes";
import type { ClientFactors, DemandedOf, MemberFactors } from "@stopbank/contract/second-factors";
import { useCall, useClient, useSession, useToaster } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import useSWR from "swr";
import { refusalWords } from "../../../domain/refusalWords.ts";
import { demandWords } from "./demandWords.ts";
import type { SecondFactorsViewProps } from "./SecondFactorsView.tsx";

/** The rule and the people as the server has them. A change of the rule is offered back; a reset is asked for twice. */
export function useSecondFactors(): SecondFactorsViewProps {
  const call = useCall();
  const { name, displayName } = useClient();
  const { userUuid } = useSession();
  const toaster = useToaster();
  const [isWorking, setWorking] = useState(false);
  const [asked, setAsked] = useState<MemberFactors>();
  const answer = useSWR<ClientFactors, Error>(
    [name, "second-factors"],
    () => call(routes.clientFactors, {}),
    {
      revalidateOnMount: true,
    },
  );

  const during = async (work: () => Promise<void>, otherwise: string) => {
    setWorking(true);
    try {
      await work();
      await answer.mutate();
    } catch (error) {
      toaster.error(refusalWords(error, otherwise));
    }
    setWorking(false);
  };
  const demand = (demandedOf: DemandedOf, isUndo = false): Promise<void> =>
    during(async () => {
      const { before } = await call(routes.demandFactors, { body: { demanded_of: demandedOf } });
      toaster.show({
        intent: "success",
        message: demandWords[demandedOf].done,
        ...(isUndo || before === demandedOf
          ? {}
          : { action: { label: "Undo", run: () => void demand(before, true) } }),
      });
    }, "The rule could not be changed.");
  const reset = ({ user_uuid, email }: MemberFactors) =>
    during(async () => {
      await call(routes.resetFactors, { body: { user_uuid } });
      setAsked(undefined);
      toaster.success(`The second factors of ${email} are removed.`);
    }, "The second factors could not be removed.");

  return {
    factors: toLoadable(answer),
    organisation: displayName,
    ownUuid: userUuid,
    isWorking,
    asked,
    onDemand: (demandedOf) => void demand(demandedOf),
    onAsk: setAsked,
    onReset: (person) => void reset(person),
  };
}
