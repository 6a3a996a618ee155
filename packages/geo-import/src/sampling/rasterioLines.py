# Reads lines (columns and rows of a grid of 40 by 40) from standard input and writes the cells that rasterio burns for
# each as [column, row], both as JSON: the other program of linePassing.test.ts.
import json
import sys

import numpy
from rasterio.features import rasterize
from rasterio.transform import from_origin


def burned(line):
    shape = {"type": "LineString", "coordinates": [(x, -y) for x, y in line]}
    grid = rasterize([shape], out_shape=(40, 40), transform=from_origin(0, 0, 1, 1))
    rows, columns = numpy.nonzero(grid)
    return sorted([int(column), int(row)] for column, row in zip(columns, rows))


json.dump([burned(line) for line in json.load(sys.stdin)], sys.stdout)
