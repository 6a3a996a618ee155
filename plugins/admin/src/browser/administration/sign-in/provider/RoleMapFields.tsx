import { Button, HTMLSelect, InputGroup } from "@blueprintjs/core";
import type { MappedRole } from "@stopbank/contract/council-sign-in";
import type { Role } from "@stopbank/contract/roles";

export interface RoleMapFieldsProps {
  readonly roleMap: readonly MappedRole[];
  readonly problem: string | undefined;
  readonly onChange: (roleMap: readonly MappedRole[]) => void;
}

const names = [
  { value: "member", label: "Member" },
  { value: "editor", label: "Editor" },
  { value: "admin", label: "Administrator" },
];

/** Which value of the claim makes somebody what: a line each. */
export function RoleMapFields({ roleMap, problem, onChange }: RoleMapFieldsProps) {
  const put = (index: number, part: Partial<MappedRole>) =>
    onChange(roleMap.map((line, at) => (at === index ? { ...line, ...part } : line)));
  return (
    <div className="sign-in-roles">
      <ul>
        {roleMap.map(({ value, role }, index) => (
          // Lines have no names of their own, and only go by their button.
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={index}>
            <InputGroup
              aria-describedby={problem && "role-map-problem"}
              aria-invalid={problem !== undefined && value.trim() === ""}
              aria-label={`Value ${index + 1}`}
              onValueChange={(typed) => put(index, { value: typed })}
              placeholder="Value of the claim"
              spellCheck={false}
              value={value}
            />
            <HTMLSelect
              aria-label={`Role of value ${index + 1}`}
              onChange={({ currentTarget }) => put(index, { role: currentTarget.value as Role })}
              options={names}
              value={role}
            />
            <Button
              aria-label={`Remove value ${index + 1}`}
              onClick={() => onChange(roleMap.filter((_line, at) => at !== index))}
              text="Remove"
              variant="outlined"
            />
          </li>
        ))}
      </ul>
      {problem !== undefined && (
        <p className="sign-in-problem" id="role-map-problem">
          {problem}
        </p>
      )}
      <Button
        onClick={() => onChange([...roleMap, { value: "", role: "editor" }])}
        text="Add a value"
        variant="outlined"
      />
    </div>
  );
}
