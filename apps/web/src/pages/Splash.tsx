import { Loading } from "@stopbank/ui/states";

/** The shape of the app while it learns who is here. */
export function Splash() {
  return (
    <div className="shell-frame">
      <div className="menu" />
      <main className="shell-main shell-splash">
        <Loading label="Loading" skeleton={<div className="splash-shape" />} />
      </main>
    </div>
  );
}
