import { Button, Radio, RadioGroup } from "@blueprintjs/core";
import { type Role, roles } from "@stopbank/contract/roles";
import { roleNames } from "../../../domain/people/roleWords.ts";
import { AbilitiesView } from "./AbilitiesView.tsx";

export interface RoleViewProps {
  /** What the person is. */
  readonly held: Role;
  /** What is chosen for them, and not done yet. */
  readonly chosen: Role;
  /** They have not come yet. */
  readonly isInvited: boolean;
  readonly isWorking: boolean;
  readonly onChoose: (role: Role) => void;
  readonly onChange: () => void;
}

/** What a person is in the organisation, and what else they could be. */
export const RoleView = ({ held, chosen, isInvited, isWorking, onChoose, onChange }: RoleViewProps) => (
  <section aria-label="Role" className="admin-role">
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange();
      }}
    >
      <RadioGroup
        inline
        label={isInvited ? "Role, once they accept the invite" : "Role"}
        name="role"
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Role)}
        selectedValue={chosen}
      >
        {roles.map((role) => (
          <Radio key={role} label={roleNames[role]} value={role} />
        ))}
      </RadioGroup>
      <Button
        disabled={chosen === held}
        intent="primary"
        loading={isWorking}
        text="Change role"
        type="submit"
      />
    </form>
    <AbilitiesView chosen={chosen} />
  </section>
);
