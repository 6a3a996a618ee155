import "../editing/editing.css";
import type { ContentKindName } from "@stopbank/contract/content";
import type { isFlagOn } from "@stopbank/contract/flag-names";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useNavigation } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import useSWR from "swr";
import { useSearch } from "wouter";
import { offeredKinds } from "../../../domain/texts/texts.ts";
import { type ChosenText, helpName, TextChoice, type TextChoiceProps } from "./TextChoice.tsx";
import { TextEditor } from "./TextEditor.tsx";
import { draftsKey, textsKey } from "./useText.ts";

/** The texts of the client in use: chosen, written, and their versions. */
export default function TextsPanel() {
  const call = useCall();
  const { name, config } = useClient();
  const { go } = useNavigation();
  // In the address, so that it is the same text after a reload, in a link, and on the way back.
  const chosen = chosenIn(useSearch(), config.feature_flags);
  const texts = useSWR(textsKey(name), () => call(routes.texts, {}), { revalidateOnMount: true });
  const drafts = useSWR(draftsKey(name), () => call(routes.drafts, {}), { revalidateOnMount: true });
  return (
    <Loaded
      label="Loading texts"
      of={toLoadable(texts)}
      skeleton={<Skeleton height={420} />}
      what="The texts could not be loaded"
    >
      {(list) => {
        // Without them each text still says that it has one, once it is open.
        const begun = drafts.data ?? [];
        const helps = [...list, ...begun].filter(({ kind }) => kind === "help").map((text) => text.name);
        return (
          <>
            <TextChoice
              chosen={chosen}
              onChoose={(text) => go(`/administration/texts?text=${encodeURIComponent(addressOf(text))}`)}
              options={optionsOf(
                chosen.kind === "help" ? [...helps, chosen.name] : helps,
                config.feature_flags,
                new Set(begun.map(addressOf)),
              )}
            />
            <TextEditor
              key={`${chosen.kind}/${chosen.name}`}
              kind={chosen.kind as ContentKindName}
              name={chosen.name}
            />
          </>
        );
      }}
    </Loaded>
  );
}

const addressOf = ({ kind, name }: ChosenText) => (name === "" ? kind : `${kind}/${name}`);

/** The text that an address names; the first for one that names none there could be. */
function chosenIn(search: string, flags: Parameters<typeof isFlagOn>[0]): ChosenText {
  const [kind = "", name = ""] = (new URLSearchParams(search).get("text") ?? "").split("/");
  const isText =
    offeredKinds(flags).some((offered) => offered.kind === kind) && (kind === "help") === helpName.test(name);
  return isText ? { kind, name } : { kind: "terms", name: "" };
}

const optionsOf = (
  helps: readonly string[],
  flags: Parameters<typeof isFlagOn>[0],
  drafts: ReadonlySet<string>,
): TextChoiceProps["options"] =>
  offeredKinds(flags)
    .flatMap<Omit<TextChoiceProps["options"][number], "isDraft">>(({ kind, title, isInstallations }) =>
      kind === "help"
        ? [...new Set(helps)].toSorted().map((name) => ({ kind, name, label: name, group: "Help texts" }))
        : [{ kind, name: "", label: title, group: isInstallations ? "Installation" : "Organisation" }],
    )
    .map((text) => ({ ...text, isDraft: drafts.has(addressOf(text)) }));
