import "@stopbank/charts/styles.css";
import "./usage.css";
import { routes } from "@stopbank/contract/routes";
import type { Usage } from "@stopbank/contract/usage";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { usageCsv } from "../../../domain/activity/usageFigures.ts";
import { saveText } from "./saveText.ts";
import { UsageView } from "./UsageView.tsx";

/** How much the client in use is used. */
export default function UsagePanel() {
  const call = useCall();
  const { name } = useClient();
  const usage = useSWR<Usage, Error>([name, "usage"], () => call(routes.usage, {}), {
    revalidateOnMount: true,
  });
  return (
    <UsageView
      onDownload={(value) => saveText(`usage-${name}-${value.weeks.at(-1)}.csv`, usageCsv(value))}
      usage={toLoadable(usage)}
    />
  );
}
