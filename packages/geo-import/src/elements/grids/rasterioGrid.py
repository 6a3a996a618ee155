# Reads a grid of people and a raster of depths from standard input and writes what the depths do to each cell that has
# people, as JSON: the other program of knownGrid.test.ts. Each cell is looked at in 400 by 400 places that lie evenly in
# the grid's own plane, and rasterio (PROJ) says which depth each has.
import json
import math
import sys

import numpy
from rasterio.warp import transform

places = 400


def depths_at(raster, longitudes, latitudes):
    values = numpy.array(raster["values"], dtype="float64")
    values[values == raster["noData"]] = numpy.nan
    columns = numpy.floor((longitudes - raster["left"]) / raster["size"]).astype(int)
    rows = numpy.floor((raster["top"] - latitudes) / raster["size"]).astype(int)
    inside = (columns >= 0) & (columns < values.shape[1]) & (rows >= 0) & (rows < values.shape[0])
    found = numpy.full(longitudes.shape, numpy.nan)
    found[inside] = values[rows[inside], columns[inside]]
    return found


def looked_at(grid, raster, row, column):
    steps = (numpy.arange(places) + 0.5) / places
    x = grid["left"] + (column + steps) * grid["size"]
    y = grid["top"] - (row + steps) * grid["size"]
    xs, ys = numpy.meshgrid(x, y)
    longitudes, latitudes = transform(grid["crs"], raster["crs"], xs.ravel(), ys.ravel())
    depths = depths_at(raster, numpy.array(longitudes), numpy.array(latitudes))
    known = depths[~numpy.isnan(depths)]
    return {
        "id": f"r{row + 1}c{column + 1}",
        "people": grid["values"][row][column],
        "mean": round(float(known.mean()), 4) if known.size else None,
        "deep": round(float((known >= grid["deep"]).sum() / depths.size), 4),
        "shallow": round(float((known < grid["deep"]).sum() / depths.size), 4),
        "unknown": round(1 - known.size / depths.size, 4),
    }


given = json.load(sys.stdin)
grid, raster = given["grid"], given["raster"]
found = [
    looked_at(grid, raster, row, column)
    for row, values in enumerate(grid["values"])
    for column, value in enumerate(values)
    if value is not None and not math.isnan(value) and value > 0 and value != grid["noData"]
]
json.dump(found, sys.stdout)
