import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SecondFactorsView } from "./SecondFactorsView.tsx";

const person = (user_uuid: string, email: string, role: string, totp: boolean, passkeys: number) => ({
  ...{ user_uuid, email, role, totp, passkeys },
});
const people = [
  person("1", "admin@larkhaven.example", "admin", true, 0),
  person("2", "editor@larkhaven.example", "editor", false, 2),
  person("3", "hemi.a-long-name-of-many-letters@engineers.larkhaven.example", "member", true, 1),
  person("4", "member@larkhaven.example", "member", false, 0),
];
const many = {
  factors: ready({ demanded_of: "admins" as const, people }),
  organisation: "Larkhaven District Council",
  ownUuid: "1",
  isWorking: false,
  asked: undefined,
  onDemand: unheard,
  onAsk: unheard,
  onReset: unheard,
};

export default statesOf(SecondFactorsView, {
  loading: { ...many, factors: loading },
  failed: {
    ...many,
    factors: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  one: { ...many, factors: ready({ demanded_of: "nobody" as const, people: people.slice(0, 1) }) },
  many,
  working: { ...many, isWorking: true },
  asked: { ...many, asked: people[2] },
});
