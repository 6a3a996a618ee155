import { Button, FormGroup, InputGroup } from "@blueprintjs/core";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded, Skeleton } from "@stopbank/ui/states";
import { ConfirmView } from "../confirm/ConfirmView.tsx";

export interface ApprovedDomainsViewProps {
  readonly domains: Loadable<readonly string[]>;
  /** The client's name, for people. */
  readonly organisation: string;
  /** What is typed to be approved. */
  readonly typed: string;
  /** What is wrong with it, once it was tried. */
  readonly problem: string | undefined;
  readonly isWorking: boolean;
  /** One where anybody has an address: whether it is meant is asked, or was. */
  readonly asked: string | undefined;
  readonly isAsking: boolean;
  readonly onMeant: () => void;
  readonly onNotMeant: () => void;
  readonly onType: (typed: string) => void;
  readonly onApprove: () => void;
  readonly onWithdraw: (domain: string) => void;
}

/** Whose addresses need no invitation, to be added to and taken from. */
export function ApprovedDomainsView(props: ApprovedDomainsViewProps) {
  const { domains, organisation, typed, problem, isWorking, onType, onApprove, onWithdraw } = props;
  return (
    <section aria-label="E-mail domains" className="admin-panel sb-card">
      <p className="sb-muted">
        Whoever signs up with an address of these domains, and confirms it, becomes a member of {organisation}{" "}
        without an invitation. Who is a member stays one when a domain is withdrawn.
      </p>
      <form
        className="admin-domain-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onApprove();
        }}
      >
        <FormGroup
          helperText={problem && <span id="new-domain-problem">{problem}</span>}
          intent={problem === undefined ? "none" : "danger"}
          label="Domain"
          labelFor="new-domain"
        >
          <InputGroup
            aria-describedby={problem === undefined ? undefined : "new-domain-problem"}
            aria-invalid={problem !== undefined}
            id="new-domain"
            intent={problem === undefined ? "none" : "danger"}
            onValueChange={onType}
            placeholder="bay.govt.nz"
            spellCheck={false}
            value={typed}
          />
        </FormGroup>
        <Button
          disabled={typed.trim() === ""}
          intent="primary"
          loading={isWorking}
          text="Approve domain"
          type="submit"
        />
      </form>
      <Loaded
        label="Loading domains"
        of={domains}
        skeleton={<Skeleton height={120} />}
        what="The approved domains could not be loaded"
      >
        {(list) =>
          list.length === 0 ? (
            <Empty>No e-mail domain is approved: people are invited.</Empty>
          ) : (
            <ul className="admin-domain-list">
              {list.map((domain) => (
                <li key={domain}>
                  <span>{domain}</span>
                  <Button
                    aria-label={`Withdraw ${domain}`}
                    disabled={isWorking}
                    onClick={() => onWithdraw(domain)}
                    text="Withdraw"
                    variant="outlined"
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <ConfirmView
        action="Approve it all the same"
        isOpen={props.isAsking}
        isWorking={isWorking}
        onCancel={props.onNotMeant}
        onConfirm={props.onMeant}
        title={`Let everybody at ${props.asked} in?`}
      >
        <p>
          Anybody in the world can have an address of {props.asked}, and would become a member of{" "}
          {organisation} by signing up with it. To let in a few people who have one, invite them in Manage
          Users.
        </p>
      </ConfirmView>
    </section>
  );
}
