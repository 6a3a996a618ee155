import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

/**
 * What a client's shell is made of. Names are the specification's, so that the stored document is what
 * `/client/config` answers. Every field may be absent; the reader supplies the default.
 */
export interface ClientConfig {
  readonly theme?: { readonly primary?: Palette; readonly secondary?: Palette };
  /** URLs or data URLs by place (`sidebar`, `login`). */
  readonly logos?: Readonly<Record<string, string>>;
  /** Degrees, and a web-map zoom level. */
  readonly default_location?: {
    readonly latitude: number;
    readonly longitude: number;
    readonly zoom: number;
  };
  readonly feature_flags?: Readonly<Record<string, { readonly enabled: "enabled" | "not_enabled" }>>;
  /** ISO 3166-1 alpha-2, for place search. */
  readonly country_codes?: readonly string[];
  readonly methods_report_url?: string;
  readonly feedback_url?: string;
  /** Whom people turn to. */
  readonly contact_name?: string;
  readonly terrain_map?: boolean;
}

/** Colours by shade (`main`, `light`, `dark`), as CSS hex. */
export type Palette = Readonly<Record<string, string>>;

export interface ClientPreferences {
  readonly term_preference?: { readonly risk: boolean; readonly hazard: boolean };
  readonly use_hazard_name?: { readonly flag: boolean };
  readonly basemap_list?: readonly {
    readonly label: string;
    readonly source: string;
    readonly type: string;
  }[];
}

/** The client's config; `{}` until one is saved. */
export async function getClientConfig(tx: ClientTransaction): Promise<ClientConfig> {
  const row = await tx.selectFrom("client_config").select("config").executeTakeFirst();
  return row?.config ?? {};
}

/** Changes the document, or an empty one: of several at once each sees what those before it made. */
export async function changeClientConfig(
  tx: ClientTransaction,
  change: (config: ClientConfig) => ClientConfig,
): Promise<void> {
  await tx
    .insertInto("client_config")
    .values({ client_id: tx.clientId, config: "{}" })
    .onConflict((conflict) => conflict.column("client_id").doNothing())
    .execute();
  const { config } = await tx
    .selectFrom("client_config")
    .select("config")
    .where("client_id", "=", tx.clientId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await putClientConfig(tx, change(config));
}

/** Replaces the whole document. */
export async function putClientConfig(tx: ClientTransaction, config: ClientConfig): Promise<void> {
  const values = { config: JSON.stringify(config), updated_at: sql<Date>`now()` };
  await tx
    .insertInto("client_config")
    .values({ client_id: tx.clientId, config: values.config })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet(values))
    .execute();
}

/** The client's preferences; `{}` until some are saved. */
export async function getClientPreferences(tx: ClientTransaction): Promise<ClientPreferences> {
  const row = await tx.selectFrom("client_preferences").select("preferences").executeTakeFirst();
  return row?.preferences ?? {};
}

/** Replaces the whole document. */
export async function putClientPreferences(
  tx: ClientTransaction,
  preferences: ClientPreferences,
): Promise<void> {
  const values = { preferences: JSON.stringify(preferences), updated_at: sql<Date>`now()` };
  await tx
    .insertInto("client_preferences")
    .values({ client_id: tx.clientId, preferences: values.preferences })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet(values))
    .execute();
}
