import { Button, Radio, RadioGroup } from "@blueprintjs/core";
import type { ClientFactors, DemandedOf, MemberFactors } from "@stopbank/contract/second-factors";
import { Dialog } from "@stopbank/ui/dialog";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { roleNameOf } from "../../../domain/people/roleWords.ts";
import { tableRole } from "../../tableRole.ts";
import { demandWords } from "./demandWords.ts";
import "./secondFactors.css";

export interface SecondFactorsViewProps {
  readonly factors: Loadable<ClientFactors>;
  /** The client's name, for people. */
  readonly organisation: string;
  /** Whoever looks. */
  readonly ownUuid: string | undefined;
  readonly isWorking: boolean;
  /** Whose factors are about to be removed. */
  readonly asked: MemberFactors | undefined;
  readonly onDemand: (demandedOf: DemandedOf) => void;
  readonly onAsk: (person: MemberFactors | undefined) => void;
  readonly onReset: (person: MemberFactors) => void;
}

const demands = ["nobody", "admins", "everybody"] as const;

/** Of whom a second factor is demanded, who has one, and taking away what somebody has lost. */
export function SecondFactorsView(props: SecondFactorsViewProps) {
  const { factors, organisation, isWorking, asked, onAsk, onReset } = props;
  return (
    <section aria-label="Second factors" className="admin-panel sb-card">
      <p className="sb-muted">
        A second factor is an authenticator app or a passkey, beside the password. Who logs in by their own
        organisation (single sign-on) is asked for it there, and not here.
      </p>
      <Loaded
        label="Loading second factors"
        of={factors}
        skeleton={<Skeleton height={240} />}
        what="The second factors could not be loaded"
      >
        {(known) => <Known {...props} known={known} />}
      </Loaded>
      <Dialog
        actions={
          asked && (
            <>
              <Button autoFocus onClick={() => onAsk(undefined)} text="Cancel" />
              <Button
                intent="danger"
                loading={isWorking}
                onClick={() => onReset(asked)}
                text="Remove second factors"
              />
            </>
          )
        }
        isOpen={asked !== undefined}
        onClose={() => onAsk(undefined)}
        role="alertdialog"
        title="Remove second factors"
      >
        <p>
          This removes the authenticator app, the passkeys and the recovery codes of{" "}
          <strong>{asked?.email}</strong>, logs them out everywhere, and tells them by mail. Until they set up
          others their password alone lets them into {organisation}, so make sure that it is they who ask. It
          cannot be undone.
        </p>
      </Dialog>
    </section>
  );
}

function Known({
  known,
  ownUuid,
  isWorking,
  onDemand,
  onAsk,
}: SecondFactorsViewProps & { readonly known: ClientFactors }) {
  const { demanded_of, people } = known;
  const having = people.filter(has).length;
  return (
    <>
      <RadioGroup
        className="admin-factor-demand"
        disabled={isWorking}
        label="A second factor is"
        name="second-factor-demand"
        onChange={({ currentTarget }) => onDemand(currentTarget.value as DemandedOf)}
        selectedValue={demanded_of}
      >
        {demands.map((demand) => (
          <Radio key={demand} value={demand}>
            {demandWords[demand].label}
            <span className="admin-factor-what sb-muted sb-small">{demandWords[demand].what}</span>
          </Radio>
        ))}
      </RadioGroup>
      <h3>
        {having} of {people.length} {people.length === 1 ? "person has" : "people have"} one
      </h3>
      <table aria-label="Who has a second factor" className="admin-table" {...tableRole("table")}>
        <thead {...tableRole("rowgroup")}>
          <tr {...tableRole("row")}>
            {["Person", "Role", "Has"].map((name) => (
              <th key={name} scope="col" {...tableRole("columnheader")}>
                {name}
              </th>
            ))}
            <th aria-label="Remove" scope="col" {...tableRole("columnheader")} />
          </tr>
        </thead>
        <tbody {...tableRole("rowgroup")}>
          {people.map((person) => (
            <tr key={person.user_uuid} {...tableRole("row")}>
              <th scope="row" {...tableRole("rowheader")}>
                {person.email}
              </th>
              <td data-label="Role" {...tableRole("cell")}>
                {roleNameOf(person.role)}
              </td>
              <td data-label="Has" {...tableRole("cell")}>
                {factorWords(person)}
              </td>
              <td {...tableRole("cell")}>
                {has(person) && person.user_uuid !== ownUuid && (
                  <Button
                    aria-label={`Remove the second factors of ${person.email}`}
                    disabled={isWorking}
                    onClick={() => onAsk(person)}
                    size="small"
                    text="Remove"
                    variant="outlined"
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const has = ({ totp, passkeys }: MemberFactors) => totp || passkeys > 0;

function factorWords({ totp, passkeys }: MemberFactors): string {
  const words = [
    ...(totp ? ["an app"] : []),
    ...(passkeys === 0 ? [] : [passkeys === 1 ? "a passkey" : `${passkeys} passkeys`]),
  ];
  return words.length === 0 ? "Nothing" : capitalised(words.join(" and "));
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
