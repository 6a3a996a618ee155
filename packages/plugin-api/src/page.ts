import type { FeatureFlag } from "@stopbank/contract/flags";
import type { RoleAccess } from "@stopbank/contract/roles";

/**
 * A page of a plugin, known whether the plugin is on or off. Where it is off its address leads home, and so it does for
 * whoever it is not for; visitors come back to it once they have signed in.
 */
export interface PluginPage {
  /**
   * What the page takes of the address space, as wouter matches it: `/flood-gauges/*?` with all that lies below. Of
   * several pages that fit an address the one with the longest fixed beginning counts.
   */
  readonly path: string;
  /** Open to a signed-in user alone, or to one of a role alone. The server checks again. */
  readonly access?: RoleAccess;
  /** A client flag of this page alone, beside its plugin's. */
  readonly enabledBy?: FeatureFlag;
  /** A client flag that switches this page alone off. */
  readonly disabledBy?: FeatureFlag;
}
