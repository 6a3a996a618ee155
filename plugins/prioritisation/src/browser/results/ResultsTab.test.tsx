import { setCamera } from "@stopbank/scene/view";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { choiceOf, chooseHazardGroup, toggleArea } from "../../domain/choice/choosing.ts";
import { priorities } from "../priorities.ts";
import { openTab } from "../testing/openTab.tsx";
import { ResultsTab } from "./ResultsTab.tsx";

it("PRI-08 'View all areas' deselects the area and looks at the client's own place, from straight above", async () => {
  const { store, client, user } = await openTab(
    <ResultsTab />,
    {},
    toggleArea("suburbs.riverside"),
    setCamera({ longitude: 170.5, latitude: -45.9, zoom: 14, pitch: 40, bearing: 30 }),
  );
  await screen.findByText(/^For .* scenario for Riverside\.$/);
  await user.click(screen.getByRole("button", { name: "View all areas" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "View all areas" })).toBeNull());
  expect(screen.getByText("For 2100, high emissions scenario.")).toBeTruthy();
  expect(choiceOf(store.state.scene).area).toBeUndefined();
  expect(store.state.scene.camera).toEqual({ ...client.config.default_location, pitch: 0, bearing: 0 });
});

it("PRI-02 has the map look for an area whose row is pressed, and no more once it is pressed again", async () => {
  const { store, user, services } = await openTab(<ResultsTab />);
  const row = await screen.findByRole("button", { name: "Riverside" });
  await user.click(row);
  await waitFor(() => expect(choiceOf(store.state.scene).area).toBe("suburbs.riverside"));
  const { look } = await services.get(priorities);
  expect(look.sought).toBe("suburbs.riverside");
  await user.click(screen.getByRole("button", { name: "Riverside" }));
  await waitFor(() => expect(choiceOf(store.state.scene).area).toBeUndefined());
  expect(look.sought).toBeUndefined();
});

it("PRI-11 has the hazard group of a link, and keeps another that is chosen in it", async () => {
  const groups = ["Coast", "Rivers and rain", "Ground"].map((hazard_group) => ({
    hazard_group,
    hazard_uids: [hazard_group],
    elements: [],
  }));
  const { store, user } = await openTab(
    <ResultsTab />,
    { histogram_data: () => Response.json(groups) },
    chooseHazardGroup("Rivers and rain"),
  );
  const choice = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Hazard group" });
  expect(choice.value).toBe("Rivers and rain");
  await user.selectOptions(choice, "Ground");
  await waitFor(() => expect(choice.value).toBe("Ground"));
  expect(choiceOf(store.state.scene).hazardGroup).toBe("Ground");
});

it("says that a link's area no longer exists", async () => {
  await openTab(<ResultsTab />, {}, toggleArea("suburbs.gone"));
  expect(await screen.findByText("The area in this link is no longer one of the suburbs.")).toBeTruthy();
  expect(screen.getByText("For 2100, high emissions scenario.")).toBeTruthy();
});
