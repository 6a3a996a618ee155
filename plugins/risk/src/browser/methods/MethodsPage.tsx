import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { MethodsView } from "./MethodsView.tsx";
import "./methods.css";

/** The help text that a client's methods report is, where it is kept here. */
const helpFileName = "methods.md";

/** How the client's figures came about, in its own words: what 'Methodology Report' leads to. */
export default function MethodsPage() {
  const call = useCall();
  const { name } = useClient();
  const report = useSWR([name, "methods"], () => call(routes.help, { params: { helpFileName } }));
  return <MethodsView report={toLoadable(report)} />;
}
