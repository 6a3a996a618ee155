import { exposureStatuses } from "@stopbank/contract/property-status";
import { StatusMark } from "./StatusMark.tsx";

const order = [exposureStatuses[0], exposureStatuses[2], exposureStatuses[1]] as const;

/** What the dots mean. */
export const LegendView = () => (
  <ul aria-label="Legend" className="property-legend">
    {order.map((status) => (
      <li key={status}>
        <StatusMark status={status} />
      </li>
    ))}
  </ul>
);
