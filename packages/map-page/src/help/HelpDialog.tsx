import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import useSWR from "swr";
import { usePage, usePageState } from "../page/mapPageContext.ts";
import { HelpDialogView } from "./HelpDialogView.tsx";

/** The help text of the layer that somebody asked about. */
export function HelpDialog() {
  const { closeHelp } = usePage();
  const { help } = usePageState();
  // Kept while the dialog fades, so that it does not change before the eyes.
  const [last, setLast] = useState(help);
  if (help !== undefined && help.opening !== last?.opening) setLast(help);
  if (last === undefined) return null;
  return <Help file={last.file} isOpen={help !== undefined} onClose={closeHelp} key={last.opening} />;
}

interface HelpProps {
  readonly file: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Help({ file, ...dialog }: HelpProps) {
  const call = useCall();
  const { name } = useClient();
  const help = useSWR([name, "help", file], () => call(routes.help, { params: { helpFileName: file } }));
  // Asked again after a failure, it says that it is asking.
  const { data, error, isValidating, mutate } = help;
  const asked = toLoadable({ data, error: isValidating ? undefined : error, mutate });
  return <HelpDialogView {...dialog} help={asked} />;
}
