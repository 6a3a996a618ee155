import airplane from "@blueprintjs/icons/lib/esm/generated/16px/paths/airplane.js";
import anchor from "@blueprintjs/icons/lib/esm/generated/16px/paths/anchor.js";
import antenna from "@blueprintjs/icons/lib/esm/generated/16px/paths/antenna.js";
import areaOfInterest from "@blueprintjs/icons/lib/esm/generated/16px/paths/area-of-interest.js";
import build from "@blueprintjs/icons/lib/esm/generated/16px/paths/build.js";
import cellTower from "@blueprintjs/icons/lib/esm/generated/16px/paths/cell-tower.js";
import cube from "@blueprintjs/icons/lib/esm/generated/16px/paths/cube.js";
import dataConnection from "@blueprintjs/icons/lib/esm/generated/16px/paths/data-connection.js";
import database from "@blueprintjs/icons/lib/esm/generated/16px/paths/database.js";
import driveTime from "@blueprintjs/icons/lib/esm/generated/16px/paths/drive-time.js";
import flash from "@blueprintjs/icons/lib/esm/generated/16px/paths/flash.js";
import flowLinear from "@blueprintjs/icons/lib/esm/generated/16px/paths/flow-linear.js";
import flows from "@blueprintjs/icons/lib/esm/generated/16px/paths/flows.js";
import globe from "@blueprintjs/icons/lib/esm/generated/16px/paths/globe.js";
import graph from "@blueprintjs/icons/lib/esm/generated/16px/paths/graph.js";
import heart from "@blueprintjs/icons/lib/esm/generated/16px/paths/heart.js";
import heatGrid from "@blueprintjs/icons/lib/esm/generated/16px/paths/heat-grid.js";
import home from "@blueprintjs/icons/lib/esm/generated/16px/paths/home.js";
import knownVehicle from "@blueprintjs/icons/lib/esm/generated/16px/paths/known-vehicle.js";
import layers from "@blueprintjs/icons/lib/esm/generated/16px/paths/layers.js";
import learning from "@blueprintjs/icons/lib/esm/generated/16px/paths/learning.js";
import lightbulb from "@blueprintjs/icons/lib/esm/generated/16px/paths/lightbulb.js";
import map from "@blueprintjs/icons/lib/esm/generated/16px/paths/map.js";
import mapMarker from "@blueprintjs/icons/lib/esm/generated/16px/paths/map-marker.js";
import mountain from "@blueprintjs/icons/lib/esm/generated/16px/paths/mountain.js";
import office from "@blueprintjs/icons/lib/esm/generated/16px/paths/office.js";
import offline from "@blueprintjs/icons/lib/esm/generated/16px/paths/offline.js";
import oilField from "@blueprintjs/icons/lib/esm/generated/16px/paths/oil-field.js";
import path from "@blueprintjs/icons/lib/esm/generated/16px/paths/path.js";
import people from "@blueprintjs/icons/lib/esm/generated/16px/paths/people.js";
import polygonFilter from "@blueprintjs/icons/lib/esm/generated/16px/paths/polygon-filter.js";
import power from "@blueprintjs/icons/lib/esm/generated/16px/paths/power.js";
import pulse from "@blueprintjs/icons/lib/esm/generated/16px/paths/pulse.js";
import rain from "@blueprintjs/icons/lib/esm/generated/16px/paths/rain.js";
import shield from "@blueprintjs/icons/lib/esm/generated/16px/paths/shield.js";
import ship from "@blueprintjs/icons/lib/esm/generated/16px/paths/ship.js";
import shop from "@blueprintjs/icons/lib/esm/generated/16px/paths/shop.js";
import snowflake from "@blueprintjs/icons/lib/esm/generated/16px/paths/snowflake.js";
import swapVertical from "@blueprintjs/icons/lib/esm/generated/16px/paths/swap-vertical.js";
import temperature from "@blueprintjs/icons/lib/esm/generated/16px/paths/temperature.js";
import tint from "@blueprintjs/icons/lib/esm/generated/16px/paths/tint.js";
import train from "@blueprintjs/icons/lib/esm/generated/16px/paths/train.js";
import tree from "@blueprintjs/icons/lib/esm/generated/16px/paths/tree.js";
import truck from "@blueprintjs/icons/lib/esm/generated/16px/paths/truck.js";
import walk from "@blueprintjs/icons/lib/esm/generated/16px/paths/walk.js";
import warningSign from "@blueprintjs/icons/lib/esm/generated/16px/paths/warning-sign.js";
import waves from "@blueprintjs/icons/lib/esm/generated/16px/paths/waves.js";
import wind from "@blueprintjs/icons/lib/esm/generated/16px/paths/wind.js";

/**
 * Blueprint's icons that layers of buildings, networks, places and hazards usually have, by name: a fraction of all there are,
 * which are fetched for another name alone.
 */
export const usualIcons: ReadonlyMap<string, readonly string[]> = new Map([
  ["airplane", airplane],
  ["anchor", anchor],
  ["antenna", antenna],
  ["area-of-interest", areaOfInterest],
  ["build", build],
  ["cell-tower", cellTower],
  ["cube", cube],
  ["data-connection", dataConnection],
  ["database", database],
  ["drive-time", driveTime],
  ["flash", flash],
  ["flow-linear", flowLinear],
  ["flows", flows],
  ["globe", globe],
  ["graph", graph],
  ["heart", heart],
  ["heat-grid", heatGrid],
  ["home", home],
  ["known-vehicle", knownVehicle],
  ["layers", layers],
  ["learning", learning],
  ["lightbulb", lightbulb],
  ["map", map],
  ["map-marker", mapMarker],
  ["mountain", mountain],
  ["office", office],
  ["offline", offline],
  ["oil-field", oilField],
  ["path", path],
  ["people", people],
  ["polygon-filter", polygonFilter],
  ["power", power],
  ["pulse", pulse],
  ["rain", rain],
  ["shield", shield],
  ["ship", ship],
  ["shop", shop],
  ["snowflake", snowflake],
  ["swap-vertical", swapVertical],
  ["temperature", temperature],
  ["tint", tint],
  ["train", train],
  ["tree", tree],
  ["truck", truck],
  ["walk", walk],
  ["warning-sign", warningSign],
  ["waves", waves],
  ["wind", wind],
]);
