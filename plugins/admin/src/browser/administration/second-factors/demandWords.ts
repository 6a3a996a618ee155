import type { DemandedOf } from "@stopbank/contract/second-factors";

/** Each rule, and what is said once it is made. */
export const demandWords: Readonly<
  Record<DemandedOf, { readonly label: string; readonly what: string; readonly done: string }>
> = {
  nobody: {
    label: "Optional",
    what: "Everybody may set one up on their account page.",
    done: "A second factor is optional now.",
  },
  admins: {
    label: "Demanded of administrators",
    what: "Administrators who have none are led to setting one up at their next log-in.",
    done: "A second factor is demanded of administrators now, from their next log-in on.",
  },
  everybody: {
    label: "Demanded of everybody",
    what: "Everybody who has none is led to setting one up at their next log-in.",
    done: "A second factor is demanded of everybody now, from their next log-in on.",
  },
};
