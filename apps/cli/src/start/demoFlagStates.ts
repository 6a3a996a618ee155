import { flagStates } from "@stopbank/api/flag-states";
import type { DemoFlags } from "@stopbank/demo/clients";

export const demoFlagStates = (flags: DemoFlags) =>
  flagStates((flag) => ("on" in flags ? flags.on.includes(flag) : !flags.allBut.includes(flag)));
