"""The peer: zonal mean of polygons, or values at points, with rasterio (GDAL), reading the same files.

Polygons go one by one, as rasterstats does it: the window under a polygon is read, the polygon is rasterised over it
and the cells are averaged. rasterio has no exact coverage, so cells count whose middle is covered.
Prints one line of JSON.
"""

import json
import resource
import sys
import time

import fiona
import numpy
import rasterio
from rasterio.features import rasterize
from rasterio.windows import Window


def polygons(vector, raster, limit, sample):
    started = time.perf_counter()
    with fiona.open(vector) as layer:
        shapes = [feature["geometry"] for _, feature in zip(range(limit), layer)]
    read = time.perf_counter() - started
    started = time.perf_counter()
    values = []
    with rasterio.open(raster) as source:
        for shape in shapes:
            xs, ys = zip(*shape["coordinates"][0])
            top, left = source.index(min(xs), max(ys))
            bottom, right = source.index(max(xs), min(ys))
            window = Window(left, top, right - left + 1, bottom - top + 1)
            cells = source.read(1, window=window, masked=True)
            under = rasterize(
                [(shape, 1)], out_shape=cells.shape, transform=source.window_transform(window), dtype="uint8"
            )
            mean = numpy.ma.masked_array(cells, mask=cells.mask | (under == 0)).mean()
            values.append(None if mean is numpy.ma.masked else float(mean))
    return read, time.perf_counter() - started, len(shapes), values[:sample]


def points(vector, rasters, limit, sample):
    started = time.perf_counter()
    with fiona.open(vector) as layer:
        places = [feature["geometry"]["coordinates"] for _, feature in zip(range(limit), layer)]
    read = time.perf_counter() - started
    started = time.perf_counter()
    values = []
    for raster in rasters:
        with rasterio.open(raster) as source:
            found = [float(each[0]) for each in source.sample(places)]
            values.append([None if each == source.nodata else each for each in found[:sample]])
    return read, time.perf_counter() - started, len(places), values


kind, limit, sample, vector, *rasters = sys.argv[1:]
if kind == "polygons":
    answer = polygons(vector, rasters[0], int(limit), int(sample))
else:
    answer = points(vector, rasters, int(limit), int(sample))
read_seconds, seconds, count, values = answer
print(
    json.dumps(
        {
            "version": f"rasterio {rasterio.__version__}, GDAL {rasterio.__gdal_version__}",
            "readSeconds": read_seconds,
            "seconds": seconds,
            "count": count,
            "values": values,
            "peakBytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
        }
    )
)
