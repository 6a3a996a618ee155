import type { Contribution } from "../common.ts";

/** The id of the plugin that a contribution is of. */
export const pluginOf = ({ id }: Pick<Contribution, "id">): string => id.slice(0, id.indexOf("."));
